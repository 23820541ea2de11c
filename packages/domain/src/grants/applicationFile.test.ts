import { expect, test } from 'vitest';
import { toCsv } from '../csv/csvWriter.ts';
import { applicationFileColumns, type ApplicationFileRow } from './applicationFile.ts';

const row: ApplicationFileRow = {
  id: 204,
  dateStamp: '2025-03-02T18:44:10',
  name: '=HYPERLINK("http://evil.example")',
  address: '18 Harbor Lane',
  city: 'Duluth',
  state: 'MN',
  zip: '05580',
  phone: '+12185550143',
  email: '@evil',
  businessName: null,
  creativeInterest: 'Hats,\n"felted"',
  yearsExperience: '14',
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
};

test('the file has every field once, and none is a formula', () => {
  expect(applicationFileColumns.map(({ field }) => field).toSorted()).toEqual(Object.keys(row).toSorted());
  const [headings = '', line = ''] = toCsv({ columns: applicationFileColumns, rows: [row] }).split('\r\n');
  expect(headings.replaceAll('"', '')).toBe(
    '\uFEFFID,Date,Applicant Name,Address,City,State,Zip,Phone,Email,Business Name,Creative Interest,' +
      'Years of Crafting,Where They Shop for Supplies,Ethnicity,Heritage Impact,How Long in Business,' +
      'People Involved,Five-Year Plan,Community Impact,Other Information,Etsy,Facebook,Instagram,TikTok,Website',
  );
  expect(line).toBe(
    `204,"2025-03-02","'=HYPERLINK(""http://evil.example"")","18 Harbor Lane","Duluth","MN","05580",` +
      `"'+12185550143","'@evil",,"Hats,\n""felted""","14",,,,,,,,,,,,,`,
  );
});
