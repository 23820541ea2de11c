import { AppError } from '../../errors.ts';

/**
 * Reads the order of a list, in any case; `null` when none is chosen.
 * @throws AppError request.invalid for another word
 */
export function sortOrder(text: string | undefined): 'asc' | 'desc' | null {
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
