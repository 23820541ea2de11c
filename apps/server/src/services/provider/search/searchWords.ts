import { isTypoOf, type RecordKind, recordKinds, splitWords } from '@portal/domain';
import { createCachedRead, type CachedRead } from '../../../load/cachedRead.ts';
import type { Db } from '../../../db/database.ts';
import { listLatestTexts } from './queries.ts';

/** A word of a record, in lower case, and without accents. */
interface KnownWord {
  word: string;
  plain: string;
}

/** The words of the latest records of each kind, among which typos are corrected; at most five minutes old. */
export type SearchWords = CachedRead<ReadonlyMap<RecordKind, readonly KnownWord[]>>;

const maxAgeMs = 5 * 60_000;
/** Words that a typed word may stand for. */
const maxCorrections = 8;

export function createSearchWords(db: Db): SearchWords {
  return createCachedRead(async () => {
    const texts = await listLatestTexts(db, recordKinds);
    return new Map(texts.map(({ kind, text }) => [kind, listKnownWords(text)]));
  }, maxAgeMs);
}

/** The words of a text and their parts: `john.doe` is also `john` and `doe`. Those without letters are ids. */
function listKnownWords(text: string): KnownWord[] {
  const words = text
    .split(/\s+/)
    .flatMap((word) => [word, ...word.split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)]);
  return [...new Set(words)]
    .filter((word) => /\p{Letter}/u.test(word))
    .map((word) => ({ word, plain: splitWords(word).join(' ') }));
}

/**
 * For each typed word itself and the words that it may stand for.
 * @returns `null` if there are no such words
 */
export function correctWords(typed: readonly string[], known: readonly KnownWord[]): string[][] | null {
  const corrections = typed.map((word) =>
    known.filter(({ plain }) => isTypoOf(word, plain)).slice(0, maxCorrections),
  );
  if (corrections.every((words) => words.length === 0)) return null;
  return typed.map((word, index) => [word, ...(corrections[index] ?? []).map((each) => each.word)]);
}
