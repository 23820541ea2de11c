import { isApiError } from '@portal/api-client';
import { submitResult, type Submitted } from './submitResult.ts';

/** A record with a version, which increases with every save; services without versions omit it. */
export interface Versioned {
  rowVersion?: number | undefined;
}

export interface VersionHeader {
  'If-Match'?: string;
}

/** The result of a save: the response, or the version that someone else has stored since the record was loaded. */
export type VersionSaved<Result, Row> =
  { saved: Result; theirs: null } | { saved: undefined; theirs: NonNullable<Row> };

/**
 * Saves a record that others may have changed since it was loaded: sends the loaded version, and fetches the newer
 * one after a conflict (412).
 * @param fetchCurrent the record as currently stored; `undefined` when it no longer exists
 * @throws ApiError for any other failure, and for a conflict over a record that no longer exists
 */
export async function saveVersion<Result, Row>(
  loaded: Versioned,
  send: (header: VersionHeader) => Promise<Result>,
  fetchCurrent: () => Promise<Row>,
): Promise<VersionSaved<Result, Row>> {
  try {
    return { saved: await send(toVersionHeader(loaded)), theirs: null };
  } catch (error) {
    const theirs = isApiError(error) && error.status === 412 ? await fetchCurrent() : undefined;
    if (!theirs) throw error;
    return { saved: undefined, theirs };
  }
}

/** The result of a submit; `theirs` is the version that someone else has stored since the record was loaded. */
export type VersionSubmitted<Row> = Submitted<Row | undefined> & { theirs?: Row };

/** `saveVersion` for a form. @param subject what is saved: `page` */
export async function submitVersion<Row extends object>(
  subject: string,
  ...save: Parameters<typeof saveVersion<Row | undefined, Row | undefined>>
): Promise<VersionSubmitted<Row>> {
  const result = await submitResult(() => saveVersion(...save))(null);
  if (!result.ok) return result;
  const { saved, theirs } = result.data;
  return theirs
    ? { ok: false, message: describeConflict(subject), fields: {}, theirs }
    : { ok: true, data: saved };
}

export function describeConflict(subject: string): string {
  return `Someone else changed this ${subject}.`;
}

export function toVersionHeader({ rowVersion }: Versioned): VersionHeader {
  return rowVersion === undefined ? {} : { 'If-Match': `"${rowVersion}"` };
}
