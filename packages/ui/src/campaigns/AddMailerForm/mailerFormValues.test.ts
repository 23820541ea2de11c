import { expect, test } from 'vitest';
import { emptyNewMailer, type NewMailer } from '@portal/domain';
import { toNextMailerValues } from './mailerFormValues.ts';

const added: NewMailer = {
  mailerCode: 'FF2501',
  dateProcessed: '20250901',
  timeProcessed: '143000',
  saleDateBegin: '20250918',
  saleDateEnd: '20250928',
  sequenceNumberStart: '0000000001',
  sequenceNumberEnd: '0000182500',
  quantity: 182_500,
  description: 'Fall fabric sale, respondents',
  customerType: 'R',
  campaignCouponNumber: 3,
  campaignEventClass: 0,
};

test('fields of one mailer are cleared, fields shared by a series are kept', () =>
  expect(toNextMailerValues(added)).toEqual({
    ...emptyNewMailer,
    dateProcessed: '20250901',
    timeProcessed: '143000',
    saleDateBegin: '20250918',
    saleDateEnd: '20250928',
    customerType: 'R',
    campaignCouponNumber: 3,
  }));
