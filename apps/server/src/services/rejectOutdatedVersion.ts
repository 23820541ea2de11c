import { AppError } from '../errors.ts';

/**
 * Rejects a change that was based on an older version of the row.
 * @param ifMatch the header `If-Match`: a row version as an entity tag, `*`, or none
 * @throws AppError row.changed
 */
export function rejectOutdatedVersion(rowVersion: number, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${rowVersion}"`) {
    throw new AppError('row.changed');
  }
}
