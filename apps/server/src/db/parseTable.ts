/**
 * Parses a table that is written as text: `|` separates its columns, which the first line names.
 * @returns a row for each further line
 */
export function parseTable<Columns extends Record<keyof Columns, string>>(text: string): Columns[] {
  const [columns = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell])) as Columns);
}

/** Parses a list of texts that commas separate; empty if there are none. */
export function parseList(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((each) => each.trim());
}
