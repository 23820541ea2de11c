import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';
import { writeWorkbook } from './writeWorkbook.ts';

interface Sale {
  code: string;
  pieces: number | null;
  sales: number;
  response: number | null;
  day: string;
  first: number | null;
}

const columns: Column<Sale>[] = [
  { field: 'code', heading: 'Code & name' },
  { id: 'link', heading: 'Link', value: () => 'x', exportValue: false },
  { field: 'pieces', heading: 'Pieces', kind: 'integer' },
  { field: 'sales', heading: 'Sales $', kind: 'money' },
  { field: 'response', heading: 'Resp %', kind: 'percent' },
  { field: 'day', heading: 'Date', kind: 'day' },
  { field: 'first', heading: 'First', kind: 'id' },
];

const sale: Sale = {
  code: '410001',
  pieces: 1200,
  sales: -12.5,
  response: 12.34,
  day: '2026-03-06T00:00:00',
  first: 450001,
};

const sheet = (name: string, rows: readonly Sale[], totals?: readonly Sale[]): WorkbookSheet<Sale> => ({
  name,
  title: `Sheet ${name}`,
  columns,
  rows,
  totals,
});

async function read(blob: Blob) {
  return readWorkbook(Buffer.from(await blob.arrayBuffer()));
}

test('numbers, percentages and dates keep their types; link columns are omitted', async () => {
  const [first] = await read(await writeWorkbook([sheet('One', [sale], [{ ...sale, code: 'Total' }])]));
  const line = [1200, -12.5, 0.1234, new Date('2026-03-06T00:00:00Z'), 450001];
  expect(first?.data).toEqual([
    ['Sheet One', null, null, null, null, null],
    ['Code & name', 'Pieces', 'Sales $', 'Resp %', 'Date', 'First'],
    ['410001', ...line],
    ['Total', ...line],
  ]);
});

test('sheets keep their names and order', async () => {
  const book = await read(await writeWorkbook([sheet('Summary', []), sheet('410001 by store', [sale])]));
  expect(book.map(({ sheet: name }) => name)).toEqual(['Summary', '410001 by store']);
});

test.each([
  '=1+1',
  '+SUM(A1)',
  '@cmd',
  '-2',
  '1e5',
  '00123',
  ' two  spaces ',
  '<b>&"quoted"</b>',
  'emoji 🧶',
])('the text %j is read back unchanged', async (code) => {
  const [first] = await read(await writeWorkbook([sheet('One', [{ ...sale, code }])]));
  // The reader trims the ends of texts.
  expect(first?.data[2]?.[0]).toBe(code.trim());
});

test('missing values are empty cells, and characters not allowed in XML are removed', async () => {
  const blob = await writeWorkbook([
    sheet('One', [
      { ...sale, code: 'a\u0000\u0007b\uD800', pieces: null, response: Number.NaN, first: null },
    ]),
  ]);
  const [first] = await read(blob);
  expect(first?.data[2]).toEqual(['ab', null, -12.5, null, new Date('2026-03-06T00:00:00Z'), null]);
});

test.each(['', 'x'.repeat(32), 'a/b', 'a:b', '[a]'])('%j is not a sheet name', async (name) => {
  await expect(writeWorkbook([sheet(name, [])])).rejects.toThrow('is not a valid sheet name');
});

test('two sheets cannot have the same name', async () => {
  await expect(writeWorkbook([sheet('One', []), sheet('ONE', [])])).rejects.toThrow('"ONE"');
});

test('writing can be aborted', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(writeWorkbook([sheet('One', [sale])], { signal: stopped })).rejects.toThrow('stopped');
});

test('a sheet of many rows is compressed', async () => {
  const rows = Array.from({ length: 5000 }, (_row, index) => ({ ...sale, pieces: index }));
  const blob = await writeWorkbook([sheet('One', rows)]);
  expect(blob.size).toBeLessThan(200_000);
  const [first] = await read(blob);
  expect(first?.data).toHaveLength(5002);
  expect(first?.data.at(-1)?.[1]).toBe(4999);
});
