import { isCompactDay } from '../dates/dayText.ts';
import { isTimeOfDay } from '../formats/formatTimeOfDay.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import { isBlank, isStorableText } from '../text/plainText.ts';
import { omitValidFields, validateLength } from '../text/textRules.ts';
import { isCustomerType } from './customerTypes.ts';
import { isMailerCode } from './isMailerCode.ts';
import type { NewMailer } from './mailer.ts';

/** A mailer as typed or received: any field may be missing, a number may be invalid (`null`). */
export type MailerDraft = { [Field in keyof NewMailer]?: NewMailer[Field] | null };

/** The error message of each invalid field. */
export type MailerErrors = Partial<Record<keyof NewMailer, string>>;

export const MAILER_CODE_LENGTH = 6;
export const MIN_QUANTITY = 1;
/** The largest number that the service stores. */
export const MAX_QUANTITY = 2_147_483_647;
/** Maximum characters of a description. */
export const MAX_DESCRIPTION_LENGTH = 500;
export const COUPON_NUMBER_RANGE = { min: 1, max: 20 } as const;

/**
 * Validates a mailer to be added. An empty result means that it can be sent and stored. Sale dates must be valid
 * dates; a begin after the end is not an error.
 * @returns messages in the order of the form
 * @see docs/domain/mailers.md (specification 2 §5)
 */
export function validateNewMailer(draft: MailerDraft): MailerErrors {
  return omitValidFields<keyof NewMailer>({
    mailerCode: isMailerCode(draft.mailerCode ?? '') ? null : 'Mailer Code needs 6 alphanumeric characters',
    dateProcessed: validateOptional(draft.dateProcessed, isCompactDay, 'Date Processed is an invalid date'),
    timeProcessed: validateOptional(draft.timeProcessed, isTimeOfDay, 'Time Processed is an invalid time'),
    saleDateBegin: validateRequiredDay(draft.saleDateBegin, 'Sale Begin Date'),
    saleDateEnd: validateRequiredDay(draft.saleDateEnd, 'Sale End Date'),
    sequenceNumberStart: validateOptional(
      draft.sequenceNumberStart,
      isSequence,
      'Starting Sequence needs 10 digits',
    ),
    sequenceNumberEnd: validateOptional(
      draft.sequenceNumberEnd,
      isSequence,
      'Ending Sequence needs 10 digits',
    ),
    quantity: validateQuantity(draft.quantity),
    description: validateDescription(draft.description ?? ''),
    customerType: isCustomerType(draft.customerType ?? '') ? null : 'Customer type must be one of the list',
    campaignCouponNumber: isWholeNumberInRange(
      draft.campaignCouponNumber,
      COUPON_NUMBER_RANGE.min,
      COUPON_NUMBER_RANGE.max,
    )
      ? null
      : 'Coupon number must be a whole number from 1 to 20',
    campaignEventClass: (draft.campaignEventClass ?? 0) === 0 ? null : 'Campaign event class must be 0',
  });
}

/** Normalizes typed text for the Mailer Code field: upper case, at most six characters. */
export function toMailerCode(typed: string): string {
  return typed.toUpperCase().slice(0, MAILER_CODE_LENGTH);
}

function isSequence(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

function validateQuantity(quantity: number | null | undefined): string | null {
  if (!isWholeNumberInRange(quantity, MIN_QUANTITY)) return 'Quantity must be a whole number, 1 or greater';
  return isWholeNumberInRange(quantity, MIN_QUANTITY, MAX_QUANTITY)
    ? null
    : `Quantity must be at most ${formatNumber(MAX_QUANTITY)}`;
}

function validateDescription(description: string): string | null {
  if (isBlank(description)) return 'Description is required';
  const error = validateLength(description, 'Description', MAX_DESCRIPTION_LENGTH);
  if (error !== null) return error;
  return isStorableText(description) ? null : 'Description contains characters that cannot be stored';
}

function isWholeNumberInRange(
  value: number | null | undefined,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

function validateOptional(
  text: string | null | undefined,
  isValid: (text: string) => boolean,
  message: string,
): string | null {
  return !text || isValid(text) ? null : message;
}

function validateRequiredDay(text: string | null | undefined, label: string): string | null {
  if (!text || isBlank(text)) return `${label} is required`;
  return isCompactDay(text) ? null : `${label} is an invalid date`;
}
