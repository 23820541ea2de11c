/** The value of a cell. `null` and `undefined` are an empty cell. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  heading: string;
  /** The raw value: numbers as numbers, days as `YYYY-MM-DD`; never formatted. */
  value: (row: Row) => CsvValue;
}

export interface CsvFile<Row> {
  /** Lines before the headings, one quoted cell each: title, description, report date. */
  preface?: readonly string[];
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

/** Lets spreadsheet programs detect UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** What a spreadsheet treats as the start of a formula, in ASCII and in full width. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * Writes every CSV file of the product, by RFC 4180 (CR LF, quotes doubled, a line end after the last record): text is quoted, numbers
 * are raw. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers, also negative ones,
 * stay numbers. The file begins with the byte order mark of UTF-8.
 */
export function toCsv<Row>({ preface = [], columns, rows }: CsvFile<Row>): string {
  const records = [
    ...preface.map(toCsvCell),
    columns.map((column) => toCsvCell(column.heading)).join(','),
    ...rows.map((row) => columns.map((column) => toCsvCell(column.value(row))).join(',')),
  ];
  return byteOrderMark + records.join(lineEnd) + lineEnd;
}

/** Formats one cell. Empty text and numbers that are not finite become an empty cell. */
export function toCsvCell(value: CsvValue): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value);
  return `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
