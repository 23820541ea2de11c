import { addDays } from '../dates/dayText.ts';
import { formatLongDay } from '../formats/formatDate.ts';

/** The default recipient group (specification 1 §9). */
export const DEFAULT_MESSAGE_GROUP = 'StatusMessage';

/**
 * Initial values of the message form: the portal is unavailable from tomorrow until the day after. It gives dates,
 * because the mail may be read on another day.
 * @param today the company's date, `YYYY-MM-DD`
 * @see docs/domain/messages.md; specification 1 §5
 */
export function createStatusMessage(today: string): { subject: string; message: string } {
  const [begin, end] = [addDays(today, 1), addDays(today, 2)].map(formatLongDay);
  return {
    subject: 'Portal Status',
    message:
      'The portal will be unavailable for scheduled maintenance starting at 4:00PM Pacific Time on ' +
      `${begin}. The maintenance will end by ${end}.`,
  };
}
