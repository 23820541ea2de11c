import { expect, test } from 'vitest';
import { reportFileNames } from './reportFileNames.ts';

test.each([
  {
    name: reportFileNames.mailerDetailsByStore({ mailerCode: '410012' }),
    is: 'MailerDetailsByStore_410012.csv',
  },
  {
    name: reportFileNames.mailerDetailsByStore({ campaignId: 123, couponNumber: 3 }),
    is: 'MailerDetailsByStore_123_3.csv',
  },
  {
    name: reportFileNames.mailerDetailsByDate({ campaignId: 123, couponNumber: 0 }),
    is: 'MailerDetailsByDate_123_0.csv',
  },
  {
    name: reportFileNames.mailerDetailsByDate({ mailerCode: '../etc/x"y' }),
    is: 'MailerDetailsByDate_etcxy.csv',
  },
  { name: reportFileNames.customerChannel('2026-11-20'), is: 'CustomerChannelReport_20261120.csv' },
  { name: reportFileNames.customerSegment('2026-11-20'), is: 'CustomerSegmentReport_20261120.csv' },
])('the file name is $is', ({ name, is }) => expect(name).toBe(is));
