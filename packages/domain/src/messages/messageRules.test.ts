import { describe, expect, test } from 'vitest';
import { validateMessage, type Message } from './messageRules.ts';

const ines = { email: 'ines@example.com', name: 'Ines Halloran' };
const complete: Message = { subject: 'Portal Status', message: 'Maintenance tomorrow.', recipients: [ines] };

test('all fields are required', () => {
  expect(validateMessage(complete)).toEqual({});
  expect(validateMessage({})).toEqual({
    subject: 'Subject is required',
    message: 'Message is required',
    recipients: 'No recipients',
  });
});

test.each<[field: 'subject' | 'message', value: string, mistake: string | undefined]>([
  ['subject', ' ', 'Subject is required'],
  ['subject', 'Status\r\nBcc: everyone@example.com', 'Subject must be one line'],
  ['subject', 'x'.repeat(200), undefined],
  ['subject', 'x'.repeat(201), 'Subject must have at most 200 characters'],
  ['subject', '=?utf-8?q?x?=', undefined],
  ['message', '\n', 'Message is required'],
  ['message', 'one\n.\ntwo\r\n', undefined],
  ['message', 'x'.repeat(20_001), 'Message must have at most 20000 characters'],
])('%s %j: %s', (field, value, mistake) => {
  expect(validateMessage({ ...complete, [field]: value })).toEqual(mistake ? { [field]: mistake } : {});
});

const many = (count: number) => ({ ...complete, recipients: Array.from({ length: count }, () => ines) });

describe('recipients', () => {
  const noAddress = 'A recipient has no valid address or name';
  test.each([
    { recipient: { email: 'a@b.co,c@d.ee', name: 'Two' }, mistake: noAddress },
    { recipient: { email: 'Ines <ines@example.com>', name: 'x' }, mistake: noAddress },
    { recipient: { email: 'a@b.co\nBcc: c@d.ee', name: 'x' }, mistake: noAddress },
    { recipient: { email: '', name: 'x' }, mistake: noAddress },
    {
      recipient: { ...ines, name: 'Ines\nBcc: x' },
      mistake: 'ines@example.com has no valid address or name',
    },
    {
      recipient: { ...ines, name: 'x'.repeat(202) },
      mistake: 'ines@example.com has no valid address or name',
    },
    { recipient: { ...ines, name: 'x'.repeat(201) }, mistake: undefined },
    { recipient: { ...ines, name: '' }, mistake: undefined },
    { recipient: { ...ines, name: 'O\'Dell, "Ines" <x@y.zz>' }, mistake: undefined },
  ])('$recipient: $mistake', ({ recipient, mistake }) => {
    const errors = validateMessage({ ...complete, recipients: [ines, recipient] });
    expect(errors).toEqual(mistake ? { recipients: mistake } : {});
  });

  test('are limited to five thousand', () => {
    expect(validateMessage(many(20_000))).toEqual({});
    expect(validateMessage(many(20_001))).toEqual({
      recipients: 'A message can have at most 20000 recipients',
    });
  });
});
