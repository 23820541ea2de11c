import { expect, test } from 'vitest';
import { formatSubmitFailure, type SubmitFailure } from './SubmitResult.ts';

test.each<{ why: string; failure: Omit<SubmitFailure, 'ok'>; text: string }>([
  { why: 'a message', failure: { message: 'The server is busy.' }, text: 'The server is busy.' },
  {
    why: 'the errors of fields',
    failure: {
      message: '',
      fields: { name: 'Name is taken', roles: ['Unknown role: A', 'Unknown role: B'] },
    },
    text: 'Name is taken Unknown role: A Unknown role: B',
  },
  {
    why: 'both',
    failure: { message: 'Not saved.', fields: { name: 'Name is taken' } },
    text: 'Not saved. Name is taken',
  },
  { why: 'a failure without texts', failure: { fields: {} }, text: "Couldn't save. Try again." },
])('$why: $text', ({ failure, text }) => expect(formatSubmitFailure({ ok: false, ...failure })).toBe(text));
