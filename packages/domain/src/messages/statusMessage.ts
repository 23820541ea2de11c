import { addDays } from '../dates/dayText.ts';
import { formatLongDay } from '../formats/formatDate.ts';

/** The group a message goes to unless another is chosen (specification 1 §9). */
export const DEFAULT_MESSAGE_GROUP = 'StatusMessage';

/**
 * What the message form opens with: that the portal will be unavailable from tomorrow until the day after.
 * The days are named, since a mail is read on another day.
 * @param today the writer's day, `YYYY-MM-DD`
 * @see docs/domain/messages.md; specification 1 §5
 */
export function statusMessage(today: string): { subject: string; message: string } {
  const [begin, end] = [addDays(today, 1), addDays(today, 2)].map(formatLongDay);
  return {
    subject: 'Portal Status',
    message:
      'The portal will be unavailable for scheduled maintenance starting at 4:00PM Pacific Time on ' +
      `${begin}. The maintenance will end by ${end}.`,
  };
}
