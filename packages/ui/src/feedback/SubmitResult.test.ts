import { expect, test, vi } from 'vitest';
import { formatSubmitFailure, runSubmit, type SubmitFailure } from './SubmitResult.ts';

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

test('a failure without texts is said in the language of the app', () => {
  expect(formatSubmitFailure({ ok: false, message: '' }, 'Nicht gespeichert')).toBe('Nicht gespeichert');
});

test('an exception of a submit is reported and becomes a failure', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const error = new Error('any reason');
  expect(await runSubmit(() => ({ ok: true }))).toEqual({ ok: true });
  expect(reported).not.toHaveBeenCalled();
  expect(await runSubmit(() => Promise.reject(error))).toEqual({
    ok: false,
    message: "Couldn't save. Try again.",
  });
  expect(await runSubmit(() => Promise.reject(error), 'Nicht gespeichert')).toEqual({
    ok: false,
    message: 'Nicht gespeichert',
  });
  expect(reported).toHaveBeenCalledWith(error);
  vi.unstubAllGlobals();
});
