/* oxlint-disable no-script-url -- addresses that must be refused */
import { expect, test } from 'vitest';
import { validateStartPage, type StartPageValues } from './startPageRules.ts';

const complete: StartPageValues = { startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' };
const outside = 'URL must be a path in the portal, starting with /';

test('name and URL are required', () => {
  expect(validateStartPage(complete)).toEqual({});
  expect(validateStartPage({})).toEqual({
    startPage1: 'Start page is required',
    startPageUrl: 'URL is required',
  });
});

test.each<[field: keyof StartPageValues, value: string, mistake: string | undefined]>([
  ['startPage1', ' ', 'Start page is required'],
  ['startPage1', '/Home', 'Start page must not start with /'],
  ['startPage1', 'a\nb', 'Start page must be one line'],
  ['startPage1', 'x'.repeat(100), undefined],
  ['startPage1', ' /Home', 'Start page must not start with /'],
  ['startPage1', 'x'.repeat(101), 'Start page must have at most 100 characters'],
  ['startPageUrl', '\t', 'URL is required'],
  ['startPageUrl', 'https://reports.example', outside],
  ['startPageUrl', '//reports.example', outside],
  ['startPageUrl', 'javascript:alert(1)', outside],
  ['startPageUrl', '/Reports/MailSumm?CampaignId=5', undefined],
])('%s %j: %s', (field, value, mistake) => {
  expect(validateStartPage({ ...complete, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
});
