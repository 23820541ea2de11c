import { expect, test } from 'vitest';
import { getLoadFailureMessage, isLoadError, watchLoadErrors } from './loadFailure.ts';

test('an error that Vite reports is one of loading, however the browser words it', () => {
  const target = new EventTarget();
  watchLoadErrors(target);
  const payload = new TypeError('Importing a module script failed.');
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(isLoadError(payload)).toBe(true);
});

test.each([new TypeError('Importing a module script failed.'), new Error('any reason'), 'text', null])(
  '%s of another origin is not',
  (error) => expect(isLoadError(error)).toBe(false),
);

test('the message names the connection only if the server is not busy', () => {
  expect(getLoadFailureMessage('This page', true)).toBe(
    'This page failed to load because the server is busy. Try again in a moment.',
  );
  expect(getLoadFailureMessage('This page', false)).toBe(
    'This page failed to load. Check your connection and try again.',
  );
});
