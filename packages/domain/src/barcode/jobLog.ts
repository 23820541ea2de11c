/** One entry of a job's log; a service sends one of the two spellings of the time. */
export interface JobLogEntry {
  /** UTC without a zone. */
  dateStamp?: string;
  datestamp?: string;
  comment: string;
}

/** The comment that ends every job, complete or failed. */
export const END_OF_JOB_COMMENT = 'End Processing';

/** The time of an entry in either spelling; `null` without one. */
export function getLogTime(entry: JobLogEntry): string | null {
  return entry.dateStamp ?? entry.datestamp ?? null;
}

/**
 * Whether a job has ended: the last comment, trimmed, is `End Processing`. The same text earlier in the log does not
 * count.
 * @param log the oldest entry first
 */
export function hasJobEnded(log: readonly JobLogEntry[]): boolean {
  return log.at(-1)?.comment.trim() === END_OF_JOB_COMMENT;
}

/**
 * Why a job failed, according to its log: the last comment before the end.
 * @param log the oldest entry first
 * @returns `null` when the log has no other comment
 */
export function findJobFailureReason(log: readonly JobLogEntry[]): string | null {
  return getLastComment(hasJobEnded(log) ? log.slice(0, -1) : log);
}

/** The last comment, trimmed; `null` for an empty log. */
export function getLastComment(log: readonly JobLogEntry[]): string | null {
  return log.at(-1)?.comment.trim() || null;
}
