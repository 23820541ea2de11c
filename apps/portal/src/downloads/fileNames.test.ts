import { expect, test } from 'vitest';
import { fileNames } from './fileNames.ts';

test.each([
  {
    name: fileNames.mailerDetailsByStore({ mailerCode: '410012' }),
    is: 'MailerDetailsByStore_410012.csv',
  },
  {
    name: fileNames.mailerDetailsByStore({ campaignId: 123, couponNumber: 3 }),
    is: 'MailerDetailsByStore_123_3.csv',
  },
  {
    name: fileNames.mailerDetailsByDate({ campaignId: 123, couponNumber: 0 }),
    is: 'MailerDetailsByDate_123_0.csv',
  },
  {
    name: fileNames.mailerDetailsByDate({ mailerCode: '../etc/x"y' }),
    is: 'MailerDetailsByDate_etcxy.csv',
  },
  { name: fileNames.customerChannel('2026-11-20'), is: 'CustomerChannelReport_20261120.csv' },
  { name: fileNames.customerSegment('2026-11-20'), is: 'CustomerSegmentReport_20261120.csv' },
])('the file name is $is', ({ name, is }) => expect(name).toBe(is));
