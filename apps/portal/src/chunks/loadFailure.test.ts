import { expect, test } from 'vitest';
import { findFailedFile, getLoadFailureMessage } from './loadFailure.ts';

const url = 'https://portal.example/portal/assets/OfferListScreen-x1.js';

test.each([
  { browser: 'Chromium', message: `Failed to fetch dynamically imported module: ${url}` },
  { browser: 'Firefox', message: `error loading dynamically imported module: ${url}` },
])('the error of $browser names the file', ({ message }) => {
  expect(findFailedFile(new TypeError(message))).toBe(url);
});

test.each([new TypeError('Importing a module script failed.'), new Error('any reason'), null])(
  '%s names none',
  (error) => expect(findFailedFile(error)).toBeNull(),
);

test('the message names the connection only if the server is not busy', () => {
  expect(getLoadFailureMessage('This page', true)).toBe(
    'This page failed to load because the server is busy. Try again in a moment.',
  );
  expect(getLoadFailureMessage('This page', false)).toBe(
    'This page failed to load. Check your connection and try again.',
  );
});
