import { AppError } from '../../errors.ts';

/**
 * Parses a sort order, ignoring case; `null` if empty.
 * @throws AppError request.invalid for anything else
 */
export function parseSortOrder(text: string | undefined): 'asc' | 'desc' | null {
  switch ((text ?? '').toUpperCase()) {
    case '':
      return null;
    case 'ASC':
      return 'asc';
    case 'DESC':
      return 'desc';
    default:
      throw new AppError('request.invalid', 'sortOrder must be ASC or DESC');
  }
}
