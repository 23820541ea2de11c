import type { Company, StartPage, User } from '@portal/domain';
import type { AsyncState } from '../../feedback/AsyncState.ts';

/** A user for stories and tests. */
export function userOf(own: Partial<User> = {}): User {
  return {
    userId: 118,
    username: 'ines.halloran',
    firstName: 'Ines',
    lastName: 'Halloran',
    email: 'ines.halloran@jas.example',
    comment: null,
    company: 'Craft Retail',
    companyAbbrev: 'JAS',
    department: 'Customer Care',
    timeZone: null,
    theme: null,
    startPage: '/Campaigns/MailerList',
    userName8: null,
    isLockedOut: false,
    creationDate: '2023-09-04T14:21:09',
    lastLoginDate: '2026-06-14T13:02:55',
    lastActivityDate: '2026-06-14T13:41:07',
    lastLockedOutDate: null,
    failedPasswordAttemptCount: 0,
    failedPasswordAttemptWindowStart: null,
    failedPasswordAnswerAttemptCount: 0,
    failedPasswordAnswerAttemptWindowStart: null,
    applicationName: 'portal',
    rowVersion: 3,
    ...own,
  };
}

export const companies: AsyncState<readonly Company[]> = {
  status: 'ready',
  data: [
    { companyAbbrev: 'COL', companyName: 'Coleman Data Services' },
    { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
    { companyAbbrev: 'PX_', companyName: 'Pixel and Thread' },
  ],
  refreshing: false,
};

export const startPages: AsyncState<readonly StartPage[]> = {
  status: 'ready',
  data: [{ startPageId: 4, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' }],
  refreshing: false,
};
