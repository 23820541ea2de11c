import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv, type CsvColumn, type CsvValue } from '@portal/domain';
import * as fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';
import { writeWorkbook } from '../../packages/ui/src/tables/workbook/writeWorkbook.ts';
import { run } from '../processes.ts';
import { figure, notRun, type Tally, type Section } from '../sections/section.ts';
import { inEmptyFolder } from '../server/target.ts';
import { hostileTexts } from './generator.ts';

const rowCount = 500;
const manyRows = 100_000;

type Format = 'csv' | 'xlsx';
type Cell = string | number | null;
type Row = readonly Cell[];

const printable = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
const text = fc.string({ unit: 'binary', maxLength: 30 }).map(printable);
const formulaStart = fc.constantFrom('=', '+', '-', '@', '\t=', '＝', '＋', '－', '＠', '"', "'", ',', ';');
const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts.map(printable)),
  fc.constantFrom('=1+1', '=HYPERLINK("https://evil.example.com","x")', '+SUM(A1:A9)', '-2+3'),
  fc.constantFrom('0012345', '1e5', '2025-03-14'),
  fc.tuple(formulaStart, text).map((parts) => parts.join('')),
);
const amount = fc.oneof(
  fc.integer(),
  fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100),
);
const columns: readonly fc.Arbitrary<Cell>[] = [text, text, amount, text, hostile, amount];

/** Files that the product makes for spreadsheets, opened by an independent spreadsheet. */
export const csv: Section = {
  name: 'csv',
  how: `${rowCount} random rows are written as CSV files and workbooks and opened in headless LibreOffice, which must find no formulas and the same values (texts without surrounding blanks).`,
  async run({ seed }) {
    const { code } = await run('soffice', ['--headless', '--version']);
    if (code !== 0) return [notRun('LibreOffice opens the files', 'LibreOffice (soffice) is missing')];
    const row = fc.tuple(...columns.map((cell) => fc.option(cell, { freq: 8 })));
    const rows = fc.sample(row, { seed, numRuns: rowCount });
    const many = Array.from({ length: manyRows }, (_, index): Row => [
      `Row ${index}`,
      'a,"b"',
      index,
      null,
      '=1',
    ]);
    return [
      await figure('cells of CSV files: none is a formula', (tally) => checkFormulas(tally, 'csv', rows)),
      await figure('cells of CSV files: the same value', (tally) => checkValues(tally, 'csv', rows)),
      await figure('cells of workbooks: none is a formula', (tally) => checkFormulas(tally, 'xlsx', rows)),
      await figure('cells of workbooks: the same value', (tally) => checkValues(tally, 'xlsx', rows)),
      await figure(`a CSV file of ${manyRows} rows: all of them are there`, async (tally) => {
        const lines = (await converted('csv', many, 'csv')).toString().trimEnd().split('\n');
        tally.check(lines.length === manyRows + 1, () => `${lines.length - 1} rows came back.`);
        tally.check(
          lines.at(-1)?.includes(`Row ${manyRows - 1}`) ?? false,
          () => `The last is ${lines.at(-1)}`,
        );
      }),
    ];
  },
};

async function checkFormulas(tally: Tally, format: Format, rows: readonly Row[]): Promise<void> {
  const sheet = (await converted(format, rows, 'fods')).toString();
  tally.tried += sheet.match(/<table:table-cell[ >]/g)?.length ?? 0;
  tally.failures.push(...(sheet.match(/table:formula="[^"]*"/g) ?? []));
}

async function checkValues(tally: Tally, format: Format, rows: readonly Row[]): Promise<void> {
  const [sheet] = await readWorkbook(await converted(format, rows, 'xlsx'));
  // A workbook has a title above its headings.
  const found = sheet?.data.slice(format === 'csv' ? 1 : 2) as unknown as Row[];
  for (const [number, row] of rows.entries()) {
    for (const [index, cell] of row.entries()) {
      const value = found[number]?.[index] ?? null;
      // In CSV, texts that could be formulas are written with a leading apostrophe.
      const isGuarded = format === 'csv' && typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(cell);
      tally.check(isSame(isGuarded ? `'${cell}` : cell, value), () => {
        const place = `row ${number + 1}, column ${index + 1}`;
        return `${place}: ${JSON.stringify(cell)} became ${JSON.stringify(value)}`;
      });
    }
  }
}

/** Spreadsheets keep fifteen digits, of a text no blanks at its ends, and an empty text as an empty cell. */
function isSame(expected: Cell, actual: Cell): boolean {
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= Math.abs(expected) * 1e-14;
  const [plainExpected, plainActual] = [expected, actual].map((cell) =>
    typeof cell === 'string' ? cell.replaceAll(/\r\n?/g, '\n').trim() || null : cell,
  );
  return plainExpected === plainActual;
}

/** Writes the table, opens and saves it with LibreOffice, and returns the result. */
function converted(from: Format, rows: readonly Row[], to: Format | 'fods'): Promise<Buffer> {
  return inEmptyFolder(async (folder) => {
    const path = join(folder, `table.${from}`);
    writeFileSync(path, from === 'csv' ? toCsv({ columns: csvColumns, rows }) : await workbookOf(rows));
    const { output } = await run('soffice', [
      // LibreOffice would wait for a profile that is in use.
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
    return readFileSync(join(folder, 'out', `table.${to}`));
  });
}

const csvColumns = columns.map((_cell, index): CsvColumn<Row> => ({
  heading: `Column ${index + 1}`,
  value: (row) => row[index] as CsvValue,
}));

async function workbookOf(rows: readonly Row[]): Promise<Buffer> {
  const workbook = await writeWorkbook([
    {
      name: 'Table',
      title: 'Table',
      columns: columns.map((cell, index) => ({
        field: `c${index}`,
        heading: `Column ${index + 1}`,
        ...(cell === amount ? { kind: 'decimal' as const } : {}),
      })),
      rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]))),
    },
  ]);
  return Buffer.from(await workbook.arrayBuffer());
}
