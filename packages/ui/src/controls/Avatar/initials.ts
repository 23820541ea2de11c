/** First letters of the first and the last word of a name; of a user name without spaces, of its parts at dots. */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}

const firstLetter = (word: string) => [...word][0] ?? '';

/** One of eight hues, in degrees; the same for a name each time. */
export function getHue(name: string): number {
  let hash = 0;
  for (const character of name.trim().toLowerCase())
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return 20 + (hash % 8) * 45;
}
