import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv, type CsvColumn, type CsvValue } from '@portal/domain';
import * as fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import type { Column } from '../../packages/ui/src/tables/Column.ts';
import { writeWorkbook } from '../../packages/ui/src/tables/workbook/writeWorkbook.ts';
import { run } from '../processes.ts';
import type { Section } from '../sections/section.ts';
import { inEmptyFolder } from '../server/serverProcess.ts';
import { hostileTexts } from './hostileTexts.ts';
import { figure, notRun, type Tally } from './section.ts';

const tableCount = 12;
const manyRows = 100_000;
const kinds = ['text', 'text', 'number', 'text', 'hostile', 'number'] as const;

type Format = 'csv' | 'xlsx';
type Cell = string | number | null;
type Row = readonly Cell[];

/** Files that the product makes for spreadsheets, opened by an independent spreadsheet. */
export const csv: Section = {
  name: 'csv',
  title: 'csv',
  how: `${tableCount} random tables go through the writers of CSV files and workbooks into LibreOffice, headless: it must find no formula and the same values, texts but for blanks at their ends.`,
  async run({ seed }) {
    const { code } = await run('soffice', ['--headless', '--version']);
    if (code !== 0) return [notRun('LibreOffice opens the files', 'LibreOffice (soffice) is missing')];
    const table = fc.array(rowOf(), { minLength: 20, maxLength: 60 });
    const rows = fc.sample(table, { seed, numRuns: tableCount }).flat();
    // Texts that could be formulas are written with a leading apostrophe.
    const guarded = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
    return [
      await figure('cells of CSV files: none is a formula', (tally) => checkFormulas(tally, 'csv', rows)),
      await figure('cells of CSV files: the same value', async (tally) =>
        compare(tally, rows, (await cellsRead('csv', rows)).slice(1), guarded),
      ),
      await figure('cells of workbooks: none is a formula', (tally) => checkFormulas(tally, 'xlsx', rows)),
      await figure('cells of workbooks: the same value', async (tally) =>
        compare(tally, rows, (await cellsRead('xlsx', rows)).slice(2), (text) => text),
      ),
      await figure(`a CSV file of ${manyRows} rows: all of them are there`, checkManyRows),
    ];
  },
};

function rowOf(): fc.Arbitrary<Row> {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((made) => made.replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
  const beginning = fc.constantFrom('=', '+', '-', '@', '\t=', '＝', '＋', '－', '＠', '"', "'", ',', ';');
  const formulas = ['=1+1', '=HYPERLINK("https://evil.example.com","x")', '+SUM(A1:A9)', '@cmd', '-2+3'];
  const lookalikes = ['0012345', '1e5', '2025-03-14'];
  const hostile = fc.oneof(
    fc.constantFrom(...hostileTexts.map((each) => each.replaceAll('\r\n', '\n'))),
    fc.constantFrom(...formulas, ...lookalikes),
    fc.tuple(beginning, text).map(([first, rest]) => first + rest),
  );
  const decimal = fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((made) => Math.round(made * 100) / 100);
  const cells = { text, hostile, number: fc.oneof(fc.integer(), decimal) };
  return fc.tuple(...kinds.map((kind) => fc.option(cells[kind] as fc.Arbitrary<Cell>, { freq: 8 })));
}

async function checkFormulas(tally: Tally, format: Format, rows: readonly Row[]): Promise<void> {
  const sheet = await converted(format, rows, 'fods', (path) => readFileSync(path, 'utf8'));
  tally.tried += sheet.match(/<table:table-cell[ >]/g)?.length ?? 0;
  for (const formula of sheet.match(/table:formula="[^"]*"/g) ?? []) tally.failures.push(formula);
}

function cellsRead(format: Format, rows: readonly Row[]): Promise<Row[]> {
  return converted(format, rows, 'xlsx', async (path) => {
    const [sheet] = await readWorkbook(readFileSync(path));
    return (sheet?.data ?? []) as unknown as Row[];
  });
}

function compare(
  tally: Tally,
  rows: readonly Row[],
  found: readonly Row[],
  written: (text: string) => string,
): void {
  for (const [number, row] of rows.entries()) {
    for (const [index, cell] of row.entries()) {
      const value = found[number]?.[index] ?? null;
      const expected = typeof cell === 'string' ? plain(written(cell)) : cell;
      tally.check(isSame(expected, typeof value === 'string' ? plain(value) : value), () => {
        const place = `row ${number + 1}, column ${index + 1}`;
        return `${place}: ${JSON.stringify(cell)} came back as ${JSON.stringify(value)}`;
      });
    }
  }
}

/** What the reader keeps of a text: no blanks at its ends, one kind of line end; an empty text is an empty cell. */
function plain(text: string): string | null {
  return text.replaceAll(/\r\n?/g, '\n').trim() || null;
}

/** Spreadsheets keep fifteen digits. */
function isSame(expected: Cell, actual: Cell): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  return Math.abs(expected - actual) <= Math.abs(expected) * 1e-14;
}

async function checkManyRows(tally: Tally): Promise<void> {
  const rows = Array.from({ length: manyRows }, (_, index): Row => [
    `Row ${index}`,
    'a,"b"',
    index,
    null,
    '=1',
    -index / 100,
  ]);
  const text = await converted('csv', rows, 'csv', (path) => readFileSync(path, 'utf8'));
  const lines = text.trimEnd().split('\n');
  tally.tried += manyRows;
  if (lines.length !== manyRows + 1) tally.failures.push(`${lines.length - 1} rows came back.`);
  const last = lines.at(-1) ?? '';
  if (!last.includes(`Row ${manyRows - 1}`)) tally.failures.push(`The last row is another: ${last}`);
}

/** Writes the table, has LibreOffice open and save it, and gives the path of what it saved. */
async function converted<T>(
  from: Format,
  rows: readonly Row[],
  to: Format | 'fods',
  read: (path: string) => T | Promise<T>,
): Promise<T> {
  return inEmptyFolder(async (folder) => {
    const path = join(folder, `table.${from}`);
    writeFileSync(path, from === 'csv' ? toCsv({ columns: csvColumns, rows }) : await workbookOf(rows));
    const { output } = await run('soffice', [
      // A profile in use would make it wait.
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      // Commas, quotes, UTF-8; where formulas are looked for, quoted text may be one, as when a user opens the file.
      ...(from === 'csv' ? [`--infilter=CSV:44,34,76,1,,0,${to !== 'fods'},true,false`] : []),
      '--convert-to',
      to === 'csv' ? 'csv:Text - txt - csv (StarCalc):44,34,76,1' : to,
      '--outdir',
      join(folder, 'out'),
      path,
    ]);
    if (!output.includes('->')) throw new Error(`LibreOffice did not convert the table:\n${output}`);
    return await read(join(folder, 'out', `table.${to}`));
  });
}

const csvColumns = kinds.map((_kind, index): CsvColumn<Row> => ({
  heading: `Column ${index + 1}`,
  value: (row) => row[index] as CsvValue,
}));

async function workbookOf(rows: readonly Row[]): Promise<Buffer> {
  const columns = kinds.map((kind, index): Column<Record<string, Cell>> => ({
    field: `c${index}`,
    heading: `Column ${index + 1}`,
    ...(kind === 'number' ? { kind: 'decimal' } : {}),
  }));
  const records = rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell])));
  const workbook = await writeWorkbook([{ name: 'Table', title: 'Table', columns, rows: records }]);
  return Buffer.from(await workbook.arrayBuffer());
}
