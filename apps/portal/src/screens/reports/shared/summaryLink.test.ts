import { expect, test } from 'vitest';
import { toSummaryLink, withSummaryState } from './summaryLink.ts';

const details = '/Reports/MailerDetails?CampaignId=7&DetailLevel=1&MailerCode=A1&ExpandedView=Y';
const query = (href: string) => new URLSearchParams(href.split('?')[1]);

test.each([
  { summary: '', back: '/Reports/MailSumm?CampaignId=7&ExpandedView=Y' },
  { summary: 'CampaignId=7&ExpandedView=Y', back: '/Reports/MailSumm?CampaignId=7&ExpandedView=Y' },
  {
    summary: 'type=tabs&CampaignId=7&ExpandedView=Y&sort=-roi&filter.mailerCode=%3D+A%261',
    back: '/Reports/MailSumm?type=tabs&CampaignId=7&ExpandedView=Y&sort=-roi&filter.mailerCode=%3D+A%261',
  },
])('details that were opened from "$summary" link back to $back', ({ summary, back }) => {
  expect(toSummaryLink(query(withSummaryState(details, new URLSearchParams(summary))))).toBe(back);
});

test('details of a summary with allocation link back to it', () => {
  const href = withSummaryState(`${details}&AllocateNonSpecific=Y`, new URLSearchParams('CampaignId=7'));
  expect(toSummaryLink(query(href))).toBe(
    '/Reports/MailSumm?CampaignId=7&AllocateNonSpecific=Y&ExpandedView=Y',
  );
});

test('the address of details is the specified one unless the summary was changed', () => {
  expect(withSummaryState(details, new URLSearchParams('CampaignId=7&ExpandedView=Y'))).toBe(details);
});

test('an open dialog and the parameters of the details are not carried over', () => {
  const href = withSummaryState(details, new URLSearchParams('dialog=mailerSummaryHelp&sort=roi'));
  expect(toSummaryLink(query(`${href}&sort=-store&filter.store=5`))).toBe(
    '/Reports/MailSumm?CampaignId=7&ExpandedView=Y&sort=roi',
  );
});
