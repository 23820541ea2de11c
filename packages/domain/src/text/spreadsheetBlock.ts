/**
 * The text that a spreadsheet puts on the clipboard: lines of cells with tabs between them; a cell with a tab, a line
 * end or a quote is quoted, its quotes doubled.
 */

/** What a spreadsheet treats as the start of a formula, with the apostrophes that escape it. */
const formulaStart = /^'*[=+\-@＝＋－＠]/;
const escapedFormulaStart = /^'+[=+\-@＝＋－＠]/;

/**
 * The cells of a block, line by line, trimmed. Line ends may be CR LF, LF or CR; one inside a cell does not start a new
 * line. An unclosed quote is an ordinary character.
 */
export function parseBlock(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length || cells.length > 0) {
    const { cell, next } = readCell(text, at);
    cells.push(cell.trim());
    at = next + getSeparatorLength(text, next);
    if (text[next] === '\t') continue;
    lines.push(cells);
    cells = [];
  }
  return lines;
}

/**
 * Formats cells as a block to paste into a spreadsheet. Text that would run as a formula gets a leading apostrophe.
 */
export function formatBlock(lines: readonly (readonly string[])[]): string {
  return lines
    .map((cells) => cells.map((cell) => quoteCell(escapeFormula(cell))).join('\t') + '\r\n')
    .join('');
}

/** Removes the apostrophe that escapes a formula. */
export function unescapeFormula(cell: string): string {
  return escapedFormulaStart.test(cell) ? cell.slice(1) : cell;
}

function readCell(text: string, at: number): { cell: string; next: number } {
  if (text[at] === '"') {
    // A quoted cell ends at a quote before a separator or the end; other quotes in it are doubled.
    const match = readQuotedCell(text, at);
    if (match !== null) return match;
  }
  const next = findNextSeparator(text, at);
  return { cell: text.slice(at, next), next };
}

function readQuotedCell(text: string, at: number): { cell: string; next: number } | null {
  const pattern = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (match === null) return null;
  return { cell: (match[1] ?? '').replaceAll('""', '"'), next: pattern.lastIndex };
}

function findNextSeparator(text: string, at: number): number {
  const pattern = /[\t\r\n]/g;
  pattern.lastIndex = at;
  return pattern.exec(text)?.index ?? text.length;
}

function getSeparatorLength(text: string, at: number): number {
  return text.startsWith('\r\n', at) ? 2 : 1;
}

function escapeFormula(cell: string): string {
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

function quoteCell(cell: string): string {
  return /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
