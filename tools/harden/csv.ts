import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv, type CsvColumn, type CsvValue } from '@portal/domain';
import * as fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import type { Column } from '../../packages/ui/src/tables/Column.ts';
import { writeWorkbook } from '../../packages/ui/src/tables/workbook/writeWorkbook.ts';
import { inEmptyFolder } from '../bench/serverProcess.ts';
import { run } from '../processes.ts';
import { hostileTexts } from './inputs/hostileTexts.ts';
import { figure, notRun, type Figure, type Options, type Section, type Tally } from './section.ts';

const tableCount = 12;
const manyRows = 100_000;

/** What the columns of each table hold. */
const kinds = ['text', 'text', 'number', 'text', 'hostile', 'number'] as const;

type Cell = string | number | null;
type Row = readonly Cell[];

/** How LibreOffice reads our files: commas, quotes, UTF-8; `true`: what is quoted is text. */
const readCsv = (quotedIsText: boolean) => `--infilter=CSV:44,34,76,1,,0,${quotedIsText},true,false`;
const writeCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1';

/** Files that the product makes for spreadsheets, opened by a spreadsheet that nobody here wrote. */
export async function hardenCsv({ seed }: Options): Promise<Section> {
  const { code } = await run('soffice', ['--headless', '--version']);
  return {
    title: 'csv',
    how: `${tableCount} tables made by chance (seed ${seed}) go through the writers of CSV files and workbooks into LibreOffice, headless: it must find no formula and the same values, texts but for blanks at their ends.`,
    figures:
      code === 0
        ? await measured(seed)
        : [notRun('LibreOffice opens what is written', 'LibreOffice (soffice) is missing')],
  };
}

async function measured(seed: number): Promise<Figure[]> {
  const tables = fc.sample(fc.array(rowOf(), { minLength: 20, maxLength: 60 }), {
    seed,
    numRuns: tableCount,
  });
  const rows = tables.flat();
  return [
    await figure('cells of CSV files: none is a formula', (tally) => checkFormulas(tally, 'csv', rows)),
    await figure('cells of CSV files: the same value', (tally) => checkCsvValues(tally, rows)),
    await figure('cells of workbooks: none is a formula', (tally) => checkFormulas(tally, 'xlsx', rows)),
    await figure('cells of workbooks: the same value', (tally) => checkWorkbookValues(tally, rows)),
    await figure(`a CSV file of ${manyRows} rows: all of them are there`, checkManyRows),
  ];
}

function rowOf(): fc.Arbitrary<Row> {
  const text = fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((made) => made.replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
  const beginning = fc.constantFrom('=', '+', '-', '@', '\t=', '＝', '＋', '－', '＠', '"', "'", ',', ';');
  const hostile = fc.oneof(
    fc.constantFrom(...hostileTexts.map((each) => each.replaceAll('\r\n', '\n'))),
    fc.constantFrom(
      '=1+1',
      '=HYPERLINK("https://evil.example.com","x")',
      '+SUM(A1:A9)',
      '@cmd',
      '-2+3',
      '0012345',
      '1e5',
      '2025-03-14',
    ),
    fc.tuple(beginning, text).map(([first, rest]) => first + rest),
  );
  const number = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((made) => Math.round(made * 100) / 100),
  );
  const cells = { text, hostile, number };
  return fc.tuple(...kinds.map((kind) => fc.option(cells[kind] as fc.Arbitrary<Cell>, { freq: 8 })));
}

async function checkFormulas(tally: Tally, format: 'csv' | 'xlsx', rows: readonly Row[]): Promise<void> {
  await inEmptyFolder(async (folder) => {
    await writeTable(folder, format, rows);
    // As somebody opens it who is asked nothing: what is quoted may be a formula.
    const sheet = readFileSync(await convert(folder, format, 'fods', false), 'utf8');
    const cells = sheet.match(/<table:table-cell[ >]/g)?.length ?? 0;
    const formulas = sheet.match(/table:formula="[^"]*"/g) ?? [];
    tally.tried += cells;
    for (const formula of formulas) tally.check(false, () => `a formula: ${formula}`);
  });
}

async function checkCsvValues(tally: Tally, rows: readonly Row[]): Promise<void> {
  await inEmptyFolder(async (folder) => {
    await writeTable(folder, 'csv', rows);
    const found = await cellsOf(await convert(folder, 'csv', 'xlsx', true));
    compare(tally, rows, found.slice(1), (text) => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text));
  });
}

async function checkWorkbookValues(tally: Tally, rows: readonly Row[]): Promise<void> {
  await inEmptyFolder(async (folder) => {
    await writeTable(folder, 'xlsx', rows);
    const found = await cellsOf(await convert(folder, 'xlsx', 'xlsx', true));
    compare(tally, rows, found.slice(2), (text) => text);
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
      const actual = typeof value === 'string' ? plain(value) : value;
      tally.check(isSame(expected, actual), () => {
        return `row ${number + 1}, column ${index + 1}: ${JSON.stringify(cell)} came back as ${JSON.stringify(value)}`;
      });
    }
  }
}

/** What the reader keeps of a text: nothing at its ends, one kind of line end; no text at all is an empty cell. */
function plain(text: string): string | null {
  return text.replaceAll(/\r\n?/g, '\n').trim() || null;
}

/** Spreadsheets keep fifteen digits. */
function isSame(expected: Cell, actual: Cell): boolean {
  if (typeof expected !== 'number' || typeof actual !== 'number') return expected === actual;
  return Math.abs(expected - actual) <= Math.abs(expected) * 1e-14;
}

async function checkManyRows(tally: Tally): Promise<void> {
  await inEmptyFolder(async (folder) => {
    const rows = Array.from({ length: manyRows }, (_, index): Row => [
      `Row ${index}`,
      'a,"b"',
      index,
      null,
      '=1',
      -index / 100,
    ]);
    await writeTable(folder, 'csv', rows);
    const lines = readFileSync(await convert(folder, 'csv', 'csv', true), 'utf8')
      .trimEnd()
      .split('\n');
    tally.tried += manyRows;
    if (lines.length !== manyRows + 1) tally.failures.push(`${lines.length - 1} rows came back.`);
    const last = lines.at(-1) ?? '';
    if (!last.includes(`Row ${manyRows - 1}`)) tally.failures.push(`The last row is another: ${last}`);
  });
}

async function writeTable(folder: string, format: 'csv' | 'xlsx', rows: readonly Row[]): Promise<void> {
  const path = join(folder, `table.${format}`);
  if (format === 'csv') return writeFileSync(path, toCsv({ columns: csvColumns, rows }));
  const workbook = await writeWorkbook([
    { name: 'Table', title: 'Table', columns, rows: rows.map(toRecord) },
  ]);
  writeFileSync(path, Buffer.from(await workbook.arrayBuffer()));
}

const csvColumns = kinds.map((_kind, index): CsvColumn<Row> => ({
  heading: `Column ${index + 1}`,
  value: (row) => row[index] as CsvValue,
}));

const columns = kinds.map((kind, index): Column<Record<string, Cell>> => ({
  field: `c${index}`,
  heading: `Column ${index + 1}`,
  ...(kind === 'number' ? { kind: 'decimal' } : {}),
}));

function toRecord(row: Row): Record<string, Cell> {
  return Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]));
}

/** Lets LibreOffice open the table and save it anew. @returns the path of what it saved */
async function convert(
  folder: string,
  from: 'csv' | 'xlsx',
  to: 'fods' | 'xlsx' | 'csv',
  quotedIsText: boolean,
): Promise<string> {
  const out = join(folder, 'out');
  const { output } = await run('soffice', [
    // A profile of its own: one that is in use would make it wait for somebody.
    `-env:UserInstallation=file://${join(folder, 'profile')}`,
    '--headless',
    ...(from === 'csv' ? [readCsv(quotedIsText)] : []),
    '--convert-to',
    to === 'csv' ? writeCsv : to,
    '--outdir',
    out,
    join(folder, `table.${from}`),
  ]);
  if (!output.includes('->')) throw new Error(`LibreOffice did not convert the table:\n${output}`);
  return join(out, `table.${to}`);
}

async function cellsOf(path: string): Promise<Row[]> {
  const [sheet] = await readWorkbook(readFileSync(path));
  return (sheet?.data ?? []) as unknown as Row[];
}
