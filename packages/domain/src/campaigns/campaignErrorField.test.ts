import { expect, test } from 'vitest';
import { findCampaignErrorField } from './campaignErrorField.ts';
import { validateCampaign } from './campaignRules.ts';
import { emptyCampaignDraft } from './campaign.ts';

test.each([
  ['Promo Code 1: QUILT25 is already used by campaign 7', 'promocode1'],
  ['Promo Code 10: QUILT25 is already used by campaign 7', 'promocode10'],
  ['promo code 2 is wrong', 'promocode2'],
  ['Promo Code 11: x', null],
  ['Mailer Code 1 Start is required', 'mailerCode1Start'],
  ['Mailer Code 12 End is required', 'mailerCode12End'],
  ['Mailer Code 30: Start must be less than or equal to End', 'mailerCode30Start'],
  ['Mailer Code 4 Start and End must both be blank or have values', 'mailerCode4Start'],
  ['Mailer Code 31 Start is required', null],
  ['Mailer Code 3 Started', null],
  ['Range 2 Start Overlaps Range 1', 'mailerCode2Start'],
  ['Range 2 end overlaps Range 1', 'mailerCode2End'],
  ['The Range 2 End is wrong', null],
  ['Campaign name is required', 'shortDescription'],
  ['Sale Begin Date', 'saleDateBegin'],
  ['Sale End Date is now "20250319"', 'saleDateEnd'],
  ['Sale End Dates', null],
  ['The service is read-only', null],
  ['', null],
])('"%s" is about %s', (message, field) => expect(findCampaignErrorField(message)).toBe(field));

test('rule messages belong to their fields', () => {
  const draft = { ...emptyCampaignDraft, saleDateBegin: 'x', mailerCode1Start: '9', mailerCode1End: '2' };
  for (const { field, message } of validateCampaign(draft)) {
    expect(findCampaignErrorField(message)).toBe(field);
  }
});
