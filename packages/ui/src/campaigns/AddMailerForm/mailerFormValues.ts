import { emptyNewMailer, type NewMailer } from '@portal/domain';

/** Form values: a mailer whose numbers may be missing (`null`) or invalid (`NaN`). */
export interface MailerFormValues extends Omit<NewMailer, 'quantity' | 'campaignCouponNumber'> {
  quantity: number | null;
  campaignCouponNumber: number | null;
}

/**
 * Form values after a mailer was added. Fields of the single mailer are cleared, so that nothing is added
 * twice: code, sequence numbers, quantity, description. Fields that a series of mailers shares are kept:
 * processing day and time, sale dates, customer type and coupon number.
 */
export function toNextMailerValues(addedMailer: NewMailer): MailerFormValues {
  const { mailerCode, sequenceNumberStart, sequenceNumberEnd, quantity, description } = emptyNewMailer;
  return { ...addedMailer, mailerCode, sequenceNumberStart, sequenceNumberEnd, quantity, description };
}
