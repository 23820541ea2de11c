import { expect, test } from 'vitest';
import { listMessageRecipients } from './recipients.ts';

const ines = {
  username: 'ines.halloran',
  firstName: 'Ines',
  lastName: 'Halloran',
  email: 'ines@jas.example',
  isLockedOut: false,
};
const holding = (username: string, rolename = 'StatusMessage') => ({ username, rolename });
const inesAsRecipient = { email: 'ines@jas.example', name: 'Ines Halloran' };

test.each([
  { why: 'has the role', user: ines, role: holding('ines.halloran'), isRecipient: true },
  {
    why: 'has the role with a name in another case',
    user: ines,
    role: holding('Ines.Halloran'),
    isRecipient: true,
  },
  { why: 'has another role', user: ines, role: holding('ines.halloran', 'JAS'), isRecipient: false },
  {
    why: 'does not have the role of another user',
    user: ines,
    role: holding('ada.demo'),
    isRecipient: false,
  },
  {
    why: 'is locked',
    user: { ...ines, isLockedOut: true },
    role: holding('ines.halloran'),
    isRecipient: false,
  },
  {
    why: 'has no email address',
    user: { ...ines, email: '' },
    role: holding('ines.halloran'),
    isRecipient: false,
  },
  {
    why: 'has no valid email address',
    user: { ...ines, email: 'ines@jas' },
    role: holding('ines.halloran'),
    isRecipient: false,
  },
])('a user who $why is a recipient: $isRecipient', ({ user, role, isRecipient }) => {
  expect(listMessageRecipients('StatusMessage', [user], [role])).toEqual(
    isRecipient ? [inesAsRecipient] : [],
  );
});

test('an address is listed once, and the recipients are sorted by name', () => {
  const users = [
    ines,
    { ...ines, username: 'ines.second', firstName: 'Other', email: 'INES@jas.example' },
    { ...ines, username: 'ada.demo', firstName: 'Ada', lastName: 'Demo', email: 'ada@jas.example' },
  ];
  const roles = users.map(({ username }) => holding(username));
  expect(listMessageRecipients('StatusMessage', users, roles).map(({ name }) => name)).toEqual([
    'Ada Demo',
    'Ines Halloran',
  ]);
});
