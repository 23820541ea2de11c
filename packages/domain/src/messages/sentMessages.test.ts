import { expect, test } from 'vitest';
import { countRepeatedRecipients, findRepeatedMessage, type SentMessage } from './sentMessages.ts';

const sent: SentMessage = {
  messageId: 1,
  subject: 'Portal Status',
  message: 'Maintenance tomorrow.',
  sentAt: '2026-06-15T12:00:00',
  sentBy: 'anna.admin',
  waiting: 0,
  sent: 1,
  failed: 1,
};
const ines = { email: 'ines@example.com', name: 'Ines Halloran' };
const mark = { email: 'mark@example.com', name: 'Mark Example' };
const draft = { subject: 'Portal Status', message: 'Maintenance tomorrow.', recipients: [ines, mark] };

test.each([
  { why: 'the same text', earlier: {}, now: {}, isFound: true },
  { why: 'blanks around the subject', earlier: { subject: ' Portal Status ' }, now: {}, isFound: true },
  { why: 'blanks around the new subject', earlier: {}, now: { subject: 'Portal Status ' }, isFound: true },
  { why: 'a line break at the end', earlier: { message: 'Maintenance tomorrow.\n' }, now: {}, isFound: true },
  { why: 'a new line break', earlier: {}, now: { message: '\nMaintenance tomorrow.' }, isFound: true },
  { why: 'another subject', earlier: { subject: 'Status' }, now: {}, isFound: false },
  { why: 'another text', earlier: {}, now: { message: 'Maintenance today.' }, isFound: false },
  { why: 'only waiting', earlier: { sent: 0, failed: 0, waiting: 2 }, now: {}, isFound: true },
  { why: 'only failed', earlier: { sent: 0, failed: 2 }, now: {}, isFound: true },
  { why: 'only sent', earlier: { sent: 2, failed: 0 }, now: {}, isFound: true },
  { why: 'a test', earlier: { failed: 0 }, now: {}, isFound: false },
  { why: 'one person again', earlier: { failed: 0 }, now: { recipients: [ines] }, isFound: true },
])('$why is found: $isFound', ({ earlier, now, isFound }) => {
  const found = findRepeatedMessage([{ ...sent, ...earlier }], { ...draft, ...now });
  expect(found?.messageId).toBe(isFound ? 1 : undefined);
});

test('finds the latest of several', () => {
  expect(findRepeatedMessage([{ ...sent, messageId: 2 }, sent], draft)?.messageId).toBe(2);
});

test.each([
  { earlier: [ines, mark], now: [ines, mark], count: 2 },
  { earlier: [{ email: 'INES@example.com' }], now: [ines, mark], count: 1 },
  { earlier: [ines], now: [{ email: 'Ines@Example.com' }], count: 1 },
  { earlier: [], now: [ines], count: 0 },
])('$now after $earlier: $count', ({ earlier, now, count }) => {
  expect(countRepeatedRecipients(earlier, now)).toBe(count);
});
