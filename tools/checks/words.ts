import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** Unwanted words and what to write instead. Names are read word by word (`brothersOf`: "brothers of"). */
const replacements: Record<string, string> = {
  'brothers?': 'sibling',
  'anew|afresh': 'again, from scratch',
  'whom|who(so)?ever': 'who, anyone who, any',
  'nobod(y|ys)': 'no one, no user',
  '(some|every)body': 'someone, a user; everyone, all users',
  'foresee\\w*|foresaw': 'expect, map',
  'beforehand|hitherto|thereof|herein|henceforth': 'before',
  'mend(s|ed|ing)?': 'fix, repair',
  'deeds?': 'action',
  lest: 'so that … not',
  'aloud|told|heard': 'notified, shown, announced',
  'complain(s|ts?|ed)?|judge[sd]?': 'report, error; check',
  'for ever|thus|whence|hence|upon': 'forever, so, from which, on',
  'spoil(s|ed|t)?|misfits?': 'invalid',
  '(go|goes|went) on': 'continue',
  'let in again': 'allowed',
  'stands?(?!-in| (by|for|out|still)\\b)|it lies|lies (beside|over)': 'is, is shown, covers',
  'unasked|unseen': 'without asking, silently',
  '(in|out of) sight': 'visible, hidden',
  'on (the|its|their) way': 'loading, pending',
  'no such thing': 'not found',
  'arrivals?': 'focus on navigate',
  '(kept|shared|stored|lost|sent) answers?': 'response',
  'use settled': 'useDebounced',
  'patien(t|ce)': 'retry, timeout',
  'he|his|him|himself': 'they, their',
  '(fell|falls?) over': 'failed',
};
const patterns = Object.entries(replacements).map(
  ([unwanted, instead]) => [new RegExp(`\\b(?:${unwanted})\\b`), instead] as const,
);

/** Migrations never change once applied; the others are generated or external. */
const excluded =
  /(^|\/)(migrations|generated|etc)\/|(package-lock\.json|common-passwords\.txt|mockServiceWorker\.js|LICENSE|license\.txt|checks\/words.*)$|\.(svg|png|webp|ico|woff2|tar|gz)$/;

/** One line for each place with an unwanted word: `file:line  "word": write …`. */
export function findUnwantedWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line
      .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1 ')
      .replaceAll('_', ' ')
      .toLowerCase();
    return patterns.flatMap(([pattern, instead]) => {
      const found = pattern.exec(words)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}  "${found}": write ${instead}`];
    });
  });
}

if (import.meta.main) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const files = listed.filter((file) => file && !excluded.test(file) && existsSync(join(root, file)));
  const places = files.flatMap((file) => findUnwantedWords(file, readFileSync(join(root, file), 'utf8')));
  for (const place of places) console.log(place);
  process.exitCode = places.length === 0 ? 0 : 1;
}
