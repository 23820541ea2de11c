import type { ProviderSchemas } from '@portal/api-client';
import { providerResponses } from '../../../testing/api.ts';

type User = ProviderSchemas['User'];

const firstNames = ['Ines', 'Anton', 'Mara', 'Zoë', 'Boris'];
const lastNames = ['Halloran', 'Adeyemi', 'Whitfield', 'Ortiz', 'Quill', 'Birch', 'Yeo'];
const longText =
  'Seasonal returns and repairs of machines, frames and everything with a <b>warranty</b>, second floor';

/** Users as the provider lists them. Half an hour ago the first one was last here, each further one an hour before. */
export function users(count: number, { isLong = false } = {}): User[] {
  return Array.from({ length: count }, (_user, index) => userAt(index, isLong));
}

function userAt(index: number, isLong: boolean): User {
  const firstName = firstNames[index % firstNames.length] ?? '';
  const lastName = lastNames[index % lastNames.length] ?? '';
  const username = `${firstName}.${lastName}${index}`
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.\d]/g, '');
  return {
    userId: index + 1,
    username: isLong ? `${username}.with.a.name.that.goes.on.and.on` : username,
    firstName,
    lastName,
    email: `${username}@jas.example`,
    comment: null,
    company: index % 3 === 0 ? 'Coleman Data Services' : 'Craft Retail',
    companyAbbrev: index % 3 === 0 ? 'COL' : 'JAS',
    department: isLong ? longText : 'Customer Care',
    timeZone: null,
    theme: null,
    startPage: index % 4 === 0 ? '/Campaigns/MailerList' : null,
    userName8: null,
    isLockedOut: index % 20 === 7,
    creationDate: '2021-09-04T14:21:09',
    lastLoginDate: hoursAgo(index + 0.5),
    lastActivityDate: hoursAgo(index + 0.5),
    lastLockedOutDate: null,
    failedPasswordAttemptCount: 0,
    failedPasswordAttemptWindowStart: null,
    failedPasswordAnswerAttemptCount: 0,
    failedPasswordAnswerAttemptWindowStart: null,
    applicationName: 'portal',
    rowVersion: 1,
  };
}

export const storyUser = userAt(0, false);

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19);
}

export const userList = (...list: Parameters<typeof users>) =>
  providerResponses.get('/api/user', ({ response }) => response(200).json(users(...list)));

/** The roles and companies of a user, as answers. */
export const userAccess = (username: string) => [
  providerResponses.get('/api/userrole', ({ response }) =>
    response(200).json(['JAS', 'MSC'].map((rolename) => ({ username, rolename, applicationName: 'portal' }))),
  ),
  providerResponses.get('/api/usercompanyaccess', ({ response }) =>
    response(200).json([{ userName: username, companyAbbrev: 'COL', mayAlter: 'N' }]),
  ),
];

/** What the forms of users offer to choose from. */
export const userChoices = [
  providerResponses.get('/api/company', ({ response }) =>
    response(200).json([
      { companyAbbrev: 'COL', companyName: 'Coleman Data Services' },
      { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
    ]),
  ),
  providerResponses.get('/api/startpage', ({ response }) =>
    response(200).json([{ startPageId: 4, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' }]),
  ),
  providerResponses.get('/api/role', ({ response }) =>
    response(200).json(['JAS', 'MSC'].map((rolename) => ({ rolename, applicationName: 'portal' }))),
  ),
  userList(12),
  ...userAccess(storyUser.username),
];
