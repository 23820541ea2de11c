import { recordKinds } from '@portal/domain';
import { expect, test } from 'vitest';
import { formatRecordKind, toRecordHref } from './placeLinks.ts';
import { findFilteredPlace, findOpenedRecord } from './places.ts';

test.each([
  { kind: 'campaign', id: '1118', href: '/Campaigns/CampaignUpdate?dialog=editCampaign&record=1118' },
  { kind: 'mailer', id: 'SP2503', href: '/Campaigns/MailerList?codeStartsWith=SP2503&saleBeginAfter=' },
  { kind: 'source', id: 'A&B=1', href: '/Campaigns/SourceList?dialog=editSource&record=A%26B%3D1' },
  { kind: 'offer', id: '77', href: '/Campaigns/OfferList?offerId=77&offerIdOpt=eq' },
  { kind: 'job', id: '41', href: '/Campaigns/Bmt?job=41' },
  { kind: 'application', id: '12', href: '/Reports/MgpReview?applicant=12' },
  { kind: 'user', id: '5', href: '/Admin/UserMaint?dialog=editUser&record=5' },
] as const)('$kind $id is at $href', ({ kind, id, href }) => expect(toRecordHref(kind, id)).toBe(href));

const toQuery = (address: string) => new URL(address, 'https://portal.invalid').searchParams;
const find = (address: string) => findOpenedRecord(toQuery(address)) ?? findFilteredPlace(toQuery(address));

test.each(recordKinds)('the address of a %s shows it', (kind) =>
  expect(find(toRecordHref(kind, '12'))).toEqual({ kind, id: '12' }),
);

test.each([
  {
    address: '/reports/mailsumm/?CampaignId=7',
    place: { kind: 'campaign', id: '7' },
    why: 'a report of a record',
  },
  {
    address: '/Admin/ActiveUsers?dialog=editUser&record=5',
    place: { kind: 'user', id: '5' },
    why: 'a dialog over another page',
  },
  {
    address: '/Reports/MailerDetails?CampaignId=7&MailerCode=SP2503&view=3',
    place: { kind: 'mailer', id: 'SP2503' },
    why: 'details of a mailer',
  },
  {
    address: '/Reports/MailerDetails2?CampaignId=7&CouponNumber=2',
    place: { kind: 'campaign', id: '7' },
    why: 'details of a coupon of a campaign',
  },
  ...['editUserRoles', 'editUserCompanies', 'showUserAccess'].map((dialog) => ({
    address: `/Admin/UserMaint?dialog=${dialog}&record=5`,
    place: { kind: 'user', id: '5' },
    why: 'a dialog of a user',
  })),
  {
    address: '/Campaigns/MailerList?codeStartsWith=sp2503',
    place: { kind: 'mailer', id: 'SP2503' },
    why: 'the filter ignores case',
  },
  {
    address: '/Campaigns/MailerList?codeStartsWith=SP2503&view=3',
    place: { kind: 'view', id: '3' },
    why: 'filters of a saved view',
  },
  { address: '/Campaigns/MailerList?codeStartsWith=', place: null, why: 'an empty filter' },
  { address: '/Campaigns/Bmt', place: null, why: 'a page without a record' },
  { address: '/Campaigns/Bmt?job=', place: null, why: 'an empty id' },
  { address: '/Campaigns/CampaignUpdate?dialog=addCampaign', place: null, why: 'a new record' },
  { address: '/Home?dialog=constructor&record=1', place: null, why: 'an unknown dialog' },
])('$address shows $place: $why', ({ address, place }) => expect(find(address)).toEqual(place));

test('every kind has a name, with the number where that is its id', () => {
  expect(recordKinds.map((kind) => formatRecordKind(kind, '12'))).toEqual([
    'Campaign 12',
    'Mailer',
    'Source code 12',
    'Offer 12',
    'Job 12',
    'Application 12',
    'User',
  ]);
  expect(formatRecordKind('source', 'WEB1')).toBe('Source code');
});
