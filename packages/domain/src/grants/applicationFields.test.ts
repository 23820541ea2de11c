/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, test } from 'vitest';
import type { Application } from './application.ts';
import {
  listContactLines,
  toSafeFileUrl,
  listLongAnswers,
  listProjectPictures,
  listShortAnswers,
  listWorkLinks,
} from './applicationFields.ts';

const empty: Application = {
  id: 1,
  name: 'Teodora Lindqvist',
  address: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  email: null,
  businessName: null,
  creativeInterest: null,
  yearsExperience: null,
  whereShop: null,
  otherEthnicity: null,
  howHeritageImpacts: null,
  howLongBusiness: null,
  howManyPeopleInvolved: null,
  whereFiveYears: null,
  howImpactCommunity: null,
  otherInformation: null,
  etsyAccount: null,
  facebookAccount: null,
  instagramAccount: null,
  tikTokAccount: null,
  websiteAccount: null,
  headshotUri: null,
  project1Uri: null,
  project2Uri: null,
  project3Uri: null,
  videoUri: null,
};

describe('links to the work', () => {
  test.each([
    { typed: 'https://www.etsy.com/shop/felt', url: 'https://www.etsy.com/shop/felt' },
    { typed: ' http://felt.example ', url: 'http://felt.example' },
    { typed: '@northshorefelt', url: null },
    { typed: 'www.felt.example', url: null },
    { typed: 'javascript:alert(1)', url: null },
    { typed: 'java\tscript:alert(1)', url: null },
    { typed: 'data:text/html,x', url: null },
    { typed: '//evil.example', url: null },
    { typed: '/api/authentication/logout', url: null },
    { typed: 'https://bank.example@evil.example', url: null },
  ])('"$typed" leads to $url', ({ typed, url }) =>
    expect(listWorkLinks({ ...empty, etsyAccount: typed })).toEqual([
      { label: 'Etsy', text: typed.trim(), url },
    ]),
  );

  test('include only those provided, in the order of the application', () => {
    const given = {
      ...empty,
      websiteAccount: 'w',
      etsyAccount: 'e',
      tikTokAccount: ' ',
      facebookAccount: 'f',
    };
    expect(listWorkLinks(given).map(({ label }) => label)).toEqual(['Etsy', 'Facebook', 'Website']);
  });
});

test('contact data omits missing values and formats the phone number', () => {
  expect(listContactLines(empty)).toEqual([{ label: 'Name', text: 'Teodora Lindqvist' }]);
  const given = { ...empty, city: 'Duluth', phone: '2185550143', email: 'teodora@example.com' };
  expect(listContactLines(given).map(({ text }) => text)).toEqual([
    'Teodora Lindqvist',
    'Duluth',
    '(218) 555-0143',
    'teodora@example.com',
  ]);
});

test('all questions are listed, answered or not', () => {
  const labels = [...listShortAnswers(empty), ...listLongAnswers(empty)].map(
    ({ label, text }) => `${label}${text}`,
  );
  expect(labels).toEqual([
    'Business Name',
    'Years of Crafting',
    'How Long in Business',
    'People Involved',
    'Ethnicity',
    'Creative Interest',
    'Where They Shop for Supplies',
    'Heritage Impact',
    'Five-Year Plan',
    'Community Impact',
    'Other Information',
  ]);
  expect(listLongAnswers({ ...empty, creativeInterest: 'Felt' })[0]).toEqual({
    label: 'Creative Interest',
    text: 'Felt',
  });
});

test('missing and unsafe pictures are omitted; the others keep their number', () => {
  const given = {
    ...empty,
    project1Uri: null,
    project2Uri: '/grant/media/1/project2?key=a',
    project3Uri: 'blob:x',
  };
  expect(listProjectPictures(given)).toEqual([
    { label: 'Project picture 2', url: '/grant/media/1/project2?key=a' },
  ]);
  expect(toSafeFileUrl('javascript:alert(1)')).toBeNull();
  expect(toSafeFileUrl(null)).toBeNull();
});
