import { AppError } from '../../errors.ts';

/**
 * Refuses a change that began from another version of the row than the one that is there.
 * @param ifMatch the header `If-Match`: a row version as an entity tag, `*`, or none
 * @throws AppError row.changed
 */
export function requireVersion(rowVersion: number, ifMatch: string | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${rowVersion}"`) {
    throw new AppError('row.changed');
  }
}
