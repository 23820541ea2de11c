import { expect, test } from 'vitest';
import { formatFullName } from './user.ts';

test.each([
  { firstName: 'Ines', lastName: 'Halloran', name: 'Ines Halloran' },
  { firstName: '', lastName: 'Halloran', name: 'Halloran' },
  { firstName: 'Ines', lastName: '', name: 'Ines' },
  { firstName: undefined as never, lastName: 'Halloran', name: 'Halloran' },
])('the full name is "$name"', ({ name, ...user }) => expect(formatFullName(user)).toBe(name));
