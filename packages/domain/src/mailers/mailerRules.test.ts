import { describe, expect, test } from 'vitest';
import { emptyNewMailer } from './mailer.ts';
import { toMailerCode, validateNewMailer, type MailerDraft } from './mailerRules.ts';

const complete: MailerDraft = {
  ...emptyNewMailer,
  mailerCode: 'AB1234',
  saleDateBegin: '20201031',
  saleDateEnd: '20201107',
  description: 'Fall fabric sale',
};

test('a complete mailer has no messages', () => expect(validateNewMailer(complete)).toEqual({}));

test('the empty form has messages for exactly the required fields, in the order of the form', () => {
  expect(Object.entries(validateNewMailer(emptyNewMailer))).toEqual([
    ['mailerCode', 'Mailer Code needs 6 alphanumeric characters'],
    ['saleDateBegin', 'Sale Begin Date is required'],
    ['saleDateEnd', 'Sale End Date is required'],
    ['description', 'Description is required'],
  ]);
});

test('a missing object is validated like empty fields, with the numbers missing', () => {
  expect(Object.keys(validateNewMailer({}))).toEqual([
    'mailerCode',
    'saleDateBegin',
    'saleDateEnd',
    'quantity',
    'description',
    'campaignCouponNumber',
  ]);
});

describe('each field', () => {
  const code = 'Mailer Code needs 6 alphanumeric characters';
  const processedOn = 'Date Processed is an invalid date';
  const processedAt = 'Time Processed is an invalid time';
  const start = 'Starting Sequence needs 10 digits';
  const end = 'Ending Sequence needs 10 digits';
  const quantity = 'Quantity must be a whole number, 1 or greater';
  const coupon = 'Coupon number must be a whole number from 1 to 20';

  test.each<[field: keyof MailerDraft, value: string | number | null, message: string | undefined]>([
    ['mailerCode', 'AB12', code],
    ['mailerCode', 'AB-123', code],
    ['mailerCode', 'ab1234', code],
    ['mailerCode', 'AB12345', code],
    ['mailerCode', 'ÄB1234', code],
    ['mailerCode', 'ＡＢ１２３４', code],
    ['mailerCode', "A'; --", code],
    ['mailerCode', 'AB123\n', code],
    ['mailerCode', '', code],
    ['mailerCode', '000001', undefined],
    ['mailerCode', 'ABCDEF', undefined],
    ['dateProcessed', '20201301', processedOn],
    ['dateProcessed', '2020-1-1', processedOn],
    ['dateProcessed', ' ', processedOn],
    ['dateProcessed', '', undefined],
    ['dateProcessed', null, undefined],
    ['dateProcessed', '20201031', undefined],
    ['timeProcessed', '250000', processedAt],
    ['timeProcessed', '1234', processedAt],
    ['timeProcessed', '', undefined],
    ['timeProcessed', '235959', undefined],
    ['saleDateBegin', '', 'Sale Begin Date is required'],
    ['saleDateBegin', '  ', 'Sale Begin Date is required'],
    ['saleDateBegin', '20200230', 'Sale Begin Date is an invalid date'],
    ['saleDateBegin', '00000101', 'Sale Begin Date is an invalid date'],
    ['saleDateBegin', '2025-09-18', 'Sale Begin Date is an invalid date'],
    ['saleDateBegin', '20201108', undefined],
    ['saleDateEnd', '', 'Sale End Date is required'],
    ['saleDateEnd', 'abc', 'Sale End Date is an invalid date'],
    ['sequenceNumberStart', '123456789', start],
    ['sequenceNumberStart', '', undefined],
    ['sequenceNumberStart', '0000000001', undefined],
    ['sequenceNumberEnd', '12345678901', end],
    ['sequenceNumberEnd', '12345678A0', end],
    ['sequenceNumberEnd', '١٢٣٤٥٦٧٨٩٠', end],
    ['sequenceNumberEnd', '0000000100', undefined],
    ['quantity', 0, quantity],
    ['quantity', -1, quantity],
    ['quantity', 1.5, quantity],
    ['quantity', Number.NaN, quantity],
    ['quantity', null, quantity],
    ['quantity', 1, undefined],
    ['quantity', 2_500_000, undefined],
    ['quantity', 2_147_483_647, undefined],
    ['quantity', 2_147_483_648, 'Quantity must be at most 2,147,483,647'],
    ['description', ' ', 'Description is required'],
    ['description', 'x', undefined],
    ['description', '😀'.repeat(500), undefined],
    ['description', 'x'.repeat(501), 'Description must have at most 500 characters'],
    ['description', 'half \ud83d', 'Description contains characters that cannot be stored'],
    ['description', 'nul \0', 'Description contains characters that cannot be stored'],
    ['customerType', 'X', 'Customer type must be one of the list'],
    ['customerType', 'B', undefined],
    ['customerType', ' ', undefined],
    ['customerType', null, undefined],
    ['campaignCouponNumber', 0, coupon],
    ['campaignCouponNumber', 21, coupon],
    ['campaignCouponNumber', null, coupon],
    ['campaignCouponNumber', 1, undefined],
    ['campaignCouponNumber', 20, undefined],
    ['campaignEventClass', 1, 'Campaign event class must be 0'],
  ])('%s %j: %s', (field, value, message) => {
    expect(validateNewMailer({ ...complete, [field]: value })).toEqual(message ? { [field]: message } : {});
  });

  test('a sale that begins after its end is allowed', () => {
    expect(validateNewMailer({ ...complete, saleDateBegin: '20201231', saleDateEnd: '20200101' })).toEqual(
      {},
    );
  });
});

test.each([
  { typed: 'ab1234', code: 'AB1234' },
  { typed: 'ab12345', code: 'AB1234' },
  { typed: '', code: '' },
])('input "$typed" becomes "$code"', ({ typed, code }) => expect(toMailerCode(typed)).toBe(code));
