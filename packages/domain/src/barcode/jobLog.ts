/** One line of what a job has done; a service sends one of the two spellings of the time. */
export interface JobLogEntry {
  /** UTC without a zone. */
  dateStamp?: string;
  datestamp?: string;
  comment: string;
}

/** The comment that ends every job, complete or failed. */
export const END_OF_JOB_COMMENT = 'End Processing';

/** The time of an entry, whichever way it is spelled; `null` without one. */
export function logTime(entry: JobLogEntry): string | null {
  return entry.dateStamp ?? entry.datestamp ?? null;
}

/**
 * Whether a job has ended: the last comment, trimmed, is `End Processing`. The same words earlier in the log end nothing.
 * @param log the oldest entry first
 */
export function hasJobEnded(log: readonly JobLogEntry[]): boolean {
  return log.at(-1)?.comment.trim() === END_OF_JOB_COMMENT;
}

/**
 * Why a job has failed, in the words of its log: the last comment before the end.
 * @param log the oldest entry first
 * @returns `null` when the log says nothing but the end
 */
export function jobFailureReason(log: readonly JobLogEntry[]): string | null {
  return lastComment(hasJobEnded(log) ? log.slice(0, -1) : log);
}

/** What a job has logged last, trimmed; `null` before it has logged anything. */
export function lastComment(log: readonly JobLogEntry[]): string | null {
  return log.at(-1)?.comment.trim() || null;
}
