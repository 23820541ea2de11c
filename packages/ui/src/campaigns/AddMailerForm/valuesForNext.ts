import { emptyNewMailer, type NewMailer } from '@portal/domain';

/** What the Add Mailer form holds: a mailer whose numbers may still be missing (`null`) or no numbers (`NaN`). */
export interface MailerValues extends Omit<NewMailer, 'quantity' | 'campaignCouponNumber'> {
  quantity: number | null;
  campaignCouponNumber: number | null;
}

/**
 * What the form holds after a mailer was added. What belongs to the one mailer is empty again, so that nothing is
 * added twice or with another's numbers: code, sequence numbers, quantity, description. What a series of mailers
 * shares stays: the day and time of processing, the sale dates, customer type and coupon number.
 */
export function valuesForNext(added: NewMailer): MailerValues {
  const { mailerCode, sequenceNumberStart, sequenceNumberEnd, quantity, description } = emptyNewMailer;
  return { ...added, mailerCode, sequenceNumberStart, sequenceNumberEnd, quantity, description };
}
