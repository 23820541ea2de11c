import { expect, test } from 'vitest';
import { createSheetXml, createWorkbookFiles } from './sheetXml.ts';

interface Row {
  name: string;
  isOpen: boolean;
}

const row: Row = { name: 'A & <b> "c" \u0001 _x0041_', isOpen: true };
const sheet = {
  name: 'Stores',
  title: 'All stores',
  columns: [
    { field: 'name', heading: 'Name', width: 80 },
    { field: 'isOpen', heading: 'Open to the public' },
  ],
  rows: [row],
} as const;

test('title, headings and first column are frozen, and pages are printed in landscape', () => {
  const xml = createSheetXml<Row>(sheet);
  expect(xml).toContain(
    '<pane xSplit="1" ySplit="2" topLeftCell="B3" activePane="bottomRight" state="frozen"/>',
  );
  expect(xml).toContain('<pageSetup orientation="landscape"/>');
});

test('columns are as wide as their texts, and no narrower than their headings in one line', () => {
  expect(
    [...createSheetXml<Row>(sheet).matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => width),
  ).toEqual(['10', '18']);
});

test('the headings filter the rows, not the totals', () => {
  const filterOf = (rows: readonly Row[]) =>
    /<autoFilter ref="([^"]*)"/.exec(createSheetXml<Row>({ ...sheet, rows, totals: [row] }))?.[1];
  expect(filterOf([row, row])).toBe('A2:B4');
  expect(filterOf([])).toBe('A2:B2');
});

test('the first cell of a row links to another sheet', () => {
  expect(createSheetXml<Row>(sheet)).not.toContain('hyperlink');
  expect(createSheetXml<Row>({ ...sheet, rows: [], linkToSheet: () => 'x' })).not.toContain('hyperlink');
  const xml = createSheetXml<Row>({ ...sheet, rows: [row, row], linkToSheet: () => `Tom & Jo's` });
  expect([...xml.matchAll(/<hyperlink ref="(\w+)" location="([^"]*)"/g)].map(([, ...link]) => link)).toEqual([
    ['A3', `'Tom &amp; Jo''s'!A1`],
    ['A4', `'Tom &amp; Jo''s'!A1`],
  ]);
  expect(xml).toContain('<c r="A3" t="inlineStr" s="25">');
});

test('cells have a reference, type and content', () => {
  const cells = [...createSheetXml<Row>(sheet).matchAll(/<c r="(\w+)" ([^>]*)>(.*?)<\/c>/g)];
  const text = (content: string) => `<is><t xml:space="preserve">${content}</t></is>`;
  expect(cells.map(([, place, attributes, content]) => [place, attributes, content])).toEqual([
    ['A1', 't="inlineStr" s="17"', text('All stores')],
    ['A2', 't="inlineStr" s="17"', text('Name')],
    ['B2', 't="inlineStr" s="17"', text('Open to the public')],
    ['A3', 't="inlineStr" s="1"', text('A &amp; &lt;b&gt; &quot;c&quot;  _x005F_x0041_')],
    ['B3', 't="b" s="0"', '<v>1</v>'],
  ]);
});

test('the 27th column is AA, the 53rd BA', () => {
  const columns = Array.from({ length: 53 }, (_, index) => ({
    id: `${index}`,
    heading: `${index}`,
    value: () => index,
  }));
  const xml = createSheetXml<Row>({ ...sheet, columns });
  for (const place of ['Z2', 'AA2', 'AZ2', 'BA2']) expect(xml).toContain(`r="${place}"`);
});

test('a workbook lists its sheets in each of its files', () => {
  const files = new Map(createWorkbookFiles(['Stores & more', 'Days']));
  const namesIn = (path: string, pattern: RegExp) =>
    [...(files.get(path) ?? '').matchAll(pattern)].map(([, name]) => name);
  expect(namesIn('[Content_Types].xml', /PartName="([^"]*)"/g)).toEqual([
    '/xl/workbook.xml',
    '/xl/styles.xml',
    '/xl/worksheets/sheet1.xml',
    '/xl/worksheets/sheet2.xml',
  ]);
  expect(namesIn('_rels/.rels', /Target="([^"]*)"/g)).toEqual(['xl/workbook.xml']);
  expect(namesIn('xl/workbook.xml', /(<sheet .*?>)/g)).toEqual([
    '<sheet name="Stores &amp; more" sheetId="1" r:id="rId1"/>',
    '<sheet name="Days" sheetId="2" r:id="rId2"/>',
  ]);
  expect(namesIn('xl/_rels/workbook.xml.rels', /(Id="\w+") Type="[^"]*" Target="[^"]*"/g)).toEqual([
    'Id="rId1"',
    'Id="rId2"',
    'Id="rIdStyles"',
  ]);
  expect(namesIn('xl/styles.xml', /formatCode="([^"]*)"/g)).toContain('yyyy-mm-dd');
  expect(namesIn('xl/styles.xml', /<cellStyle name="([^"]*)" xfId="0" builtinId="0"/g)).toEqual(['Normal']);
  expect(namesIn('xl/styles.xml', /<xf numFmtId="(\d+)"/g)).toHaveLength(32);
});
