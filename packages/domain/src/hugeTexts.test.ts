/// <reference types="vite/client" />
import { expect, test } from 'vitest';

const size = 1_048_576;

/** A megabyte that begins like something right, again and again, and ends wrong. */
const texts = [
  `${' '.repeat(size)}!`,
  `${'/'.repeat(size)}!`,
  `${'a'.repeat(size)}!`,
  `${'1'.repeat(size)}!`,
  `${'a.'.repeat(size / 2)}@`,
  `a@${'a.'.repeat(size / 2)}!`,
  `/x?${'report='.repeat(size / 7)}#`,
  `${'\n'.repeat(size)}!`,
  `${'"\t'.repeat(size / 2)}!`,
];

/** From the root, so that the check for unused exports does not take every export for used here. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/packages/domain/src/*/**/*.ts', '!**/*.test.ts', '!**/demo-data/**'],
  { eager: true },
);
/** All functions that validate or parse a text. */
const validators = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(
    (entry): entry is [string, (text: string) => unknown] =>
      typeof entry[1] === 'function' && /^(is|read|parse|safe|pagePath|timeOfDay)/.test(entry[0]),
  );

// A pattern or loop that is more than linear does not end within the time of a test.
test.each(validators)('%s handles a megabyte quickly', (_name, validate) => {
  expect(texts.filter((text) => hasEnded(validate, text))).toHaveLength(texts.length);
});

/** Whether the function has returned or thrown, which it may for a text that it is not made for. */
function hasEnded(validate: (text: string) => unknown, text: string): boolean {
  try {
    validate(text);
  } catch {
    return true;
  }
  return true;
}

test('all functions that validate text are included', () => expect(validators.length).toBeGreaterThan(20));
