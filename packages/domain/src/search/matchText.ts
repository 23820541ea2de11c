/** How well a text matches, best first. */
const ranks = { exact: 0, start: 1, wordStart: 2, part: 3, typo: 4 } as const;

/** Words up to this length must be typed exactly, longer ones may have a typo, the longest two. */
const exactLength = 3;
const oneTypoLength = 7;
const maxTypos = 2;

/** The words of a text, lower case and without accents. */
export function splitWords(text: string): string[] {
  return normalize(text)
    .split(/[^\p{Letter}\p{Number}.@_%-]+/u)
    .filter((word) => word !== '');
}

/**
 * How well the texts together match what was typed; lower is better, `null` is no match. Every typed word must be in
 * the texts; longer words may have a typo: a wrong, missing, additional or swapped letter. The first text counts most.
 */
export function matchText(query: string, texts: readonly string[]): number | null {
  const typed = normalize(query.trim());
  const typedWords = splitWords(query);
  if (typedWords.length === 0) return null;
  const [title = '', ...others] = texts.map(normalize);
  const best = Math.min(rankPhrase(typed, title), ...others.map((text) => rankPhrase(typed, text) + 0.5));
  if (best < ranks.part) return best;
  const words = texts.flatMap(listTextWords);
  const all = [title, ...others].join(' ');
  const worst = Math.max(...typedWords.map((word) => rankWord(word, words, all)));
  return worst === Infinity ? null : Math.min(best, worst);
}

/** The words of a text, and the parts of those that are names or codes: `john.doe` is also `john` and `doe`. */
function listTextWords(text: string): string[] {
  const words = splitWords(text);
  return [...words, ...words.flatMap((word) => word.split(/[^\p{Letter}\p{Number}]+/u))];
}

/** Whether a typed word is a word, or its start, but for the typos that its length allows. */
export function isTypoOf(typed: string, word: string): boolean {
  if (typed.length <= exactLength) return false;
  const limit = typed.length <= oneTypoLength ? 1 : maxTypos;
  // Further letters are not compared.
  const start = word.slice(0, typed.length + limit);
  return start.length >= typed.length - limit && countEditsToStart(typed, start, limit) <= limit;
}

function rankPhrase(typed: string, text: string): number {
  if (text === typed) return ranks.exact;
  const index = text.indexOf(typed);
  if (index === 0) return ranks.start;
  if (index < 0) return Infinity;
  return /[\p{Letter}\p{Number}]/u.test(text[index - 1] ?? '') ? ranks.part : ranks.wordStart;
}

function rankWord(typed: string, words: readonly string[], all: string): number {
  if (words.some((word) => word.startsWith(typed))) return ranks.wordStart;
  if (all.includes(typed)) return ranks.part;
  return words.some((word) => isTypoOf(typed, word)) ? ranks.typo : Infinity;
}

/**
 * The number of letters to replace, add, remove or swap with the next, to make a typed word the start of another. Counting
 * ends at more than the limit.
 */
function countEditsToStart(typed: string, word: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_cell, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, current];
    if (Math.min(...last) > limit) return Infinity;
  }
  return Math.min(...last);
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
