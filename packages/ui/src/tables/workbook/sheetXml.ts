import { type CsvValue, formatDate, isDay } from '@portal/domain';
import {
  type Column,
  type ComparedKind,
  getColumnExportValue,
  isCompared,
  type ValueKind,
} from '../Column.ts';
import { sizeColumns } from '../sizing/columnSizes.ts';
import { estimateTextWidth } from '../sizing/textWidth.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';

const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Number formats: text stays text when edited, numbers look as in the table. */
const formats = {
  general: 'General',
  text: '@',
  integer: '#,##0',
  decimal: '#,##0.00',
  money: '"$"#,##0.00;-"$"#,##0.00',
  percent: '0.00%',
  id: '0',
  day: 'yyyy-mm-dd',
} as const satisfies Record<ComparedKind | 'general' | 'text', string>;

type Format = keyof typeof formats;
const formatNames = Object.keys(formats) as Format[];
/** First ID of custom number formats. */
const firstCustomFormatId = 164;
/** Cell styles, each combined with all formats; indexes of fonts and fills of `createStylesXml`. */
const cellStyles = {
  plain: { font: 0, fill: 0 },
  total: { font: 1, fill: 2 },
  head: { font: 1, fill: 3 },
  link: { font: 2, fill: 0 },
};

type CellStyle = keyof typeof cellStyles;

function getStyleIndex(cellStyle: CellStyle, format: Format): number {
  return Object.keys(cellStyles).indexOf(cellStyle) * formatNames.length + formatNames.indexOf(format);
}

/** All files of a workbook except its sheets, by path. */
export function createWorkbookFiles(names: readonly string[]): [path: string, text: string][] {
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  return [
    [
      '[Content_Types].xml',
      `${xmlDeclaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${numbered
        .map(
          ({ number }) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${relationshipsNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${xmlDeclaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationshipsNamespace}"><sheets>${numbered
        .map(
          ({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships">${numbered
        .map(
          ({ number }) =>
            `<Relationship Id="rId${number}" Type="${relationshipsNamespace}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rIdStyles" Type="${relationshipsNamespace}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', createStylesXml()],
  ];
}

function createStylesXml(): string {
  const numFmts = formatNames.map(
    (name, index) =>
      `<numFmt numFmtId="${firstCustomFormatId + index}" formatCode="${escapeXml(formats[name])}"/>`,
  );
  const font = (style: string, color = '') =>
    `<font>${style}<sz val="11"/>${color}<name val="Calibri"/></font>`;
  const fill = (rgb: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`;
  const cellXfs = Object.values(cellStyles).flatMap((cellStyle) =>
    formatNames.map(
      (_name, index) =>
        `<xf numFmtId="${firstCustomFormatId + index}" fontId="${cellStyle.font}" fillId="${cellStyle.fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
    ),
  );
  return `${xmlDeclaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts><fonts count="3">${font('')}${font('<b/>')}${font('<u/>', '<color rgb="FF0B57D0"/>')}</fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFFFF1B8')}${fill('FFF5F6F8')}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cellXfs.length}">${cellXfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

/** Number of frozen rows: title and headings. */
const frozenRowCount = 2;

/** CSS pixels of a character, the unit of widths in Office Open XML. */
const characterWidth = 8;
/** CSS pixels of the button of the filter; headings have one line. */
const filterButtonWidth = 24;
const sizing = { padding: 16, headingTools: 0 };

/** XML of a worksheet. */
export function createSheetXml<Row>(sheet: WorkbookSheet<Row>): string {
  const { title, columns, rows, totals = [], linkToSheet } = sheet;
  const pane = `<pane xSplit="1" ySplit="${frozenRowCount}" topLeftCell="B${frozenRowCount + 1}" activePane="bottomRight" state="frozen"/>`;
  const widths = sizeColumns(columns, [...rows, ...totals], sizing).map(({ full }, index) => {
    const heading = estimateTextWidth(columns[index]?.heading ?? '') + filterButtonWidth;
    const width = Math.ceil(Math.max(full, heading) / characterWidth);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const rowCells = [
    [createTextCell('head', title)],
    columns.map((column) => createTextCell('head', column.heading)),
    ...rows.map((row) =>
      columns.map((column, index) => createCell(index === 0 && linkToSheet ? 'link' : 'plain', column, row)),
    ),
    ...totals.map((row) => columns.map((column) => createCell('total', column, row))),
  ];
  const data = rowCells.map((cells, index) => createRowXml(cells, index + 1)).join('');
  return `${xmlDeclaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${data}</sheetData>${createAutoFilterXml(columns.length, rows.length)}${createLinksXml(sheet)}<pageSetup orientation="landscape"/></worksheet>`;
}

/** Filters in the headings, for the rows without the totals. */
function createAutoFilterXml(columnCount: number, rowCount: number): string {
  const last = `${getColumnName(columnCount - 1)}${frozenRowCount + rowCount}`;
  return `<autoFilter ref="A${frozenRowCount}:${last}"/>`;
}

function createLinksXml<Row>({ rows, linkToSheet }: WorkbookSheet<Row>): string {
  if (!linkToSheet || rows.length === 0) return '';
  const links = rows.map((row, index) => {
    const place = `'${linkToSheet(row).replaceAll("'", "''")}'!A1`;
    return `<hyperlink ref="A${frozenRowCount + 1 + index}" location="${escapeXml(place)}"/>`;
  });
  return `<hyperlinks>${links.join('')}</hyperlinks>`;
}

/** Content of a cell and the attributes of its element. */
interface CellXml {
  attributes: string;
  content: string;
}

function createRowXml(cells: readonly CellXml[], number: number): string {
  const cellElements = cells.map(
    ({ attributes, content }, index) =>
      `<c r="${getColumnName(index)}${number}" ${attributes}>${content}</c>`,
  );
  return `<row r="${number}">${cellElements.join('')}</row>`;
}

/** `A` for the first column, `AA` for the 27th. */
function getColumnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : getColumnName(Math.floor(index / 26) - 1) + last;
}

function createCell<Row>(cellStyle: CellStyle, column: Column<Row>, row: Row): CellXml {
  const value = getColumnExportValue(column, row);
  const style = `s="${getStyleIndex(cellStyle, isCompared(column.kind) ? column.kind : 'general')}"`;
  const number = toNumber(value, column.kind);
  if (number !== null) return { attributes: style, content: `<v>${number}</v>` };
  if (typeof value === 'boolean') return { attributes: `t="b" ${style}`, content: `<v>${Number(value)}</v>` };
  if (typeof value === 'string' && value !== '') return createTextCell(cellStyle, value);
  return { attributes: style, content: '' };
}

/** Number to store for a value; `null` if it is not numeric. */
function toNumber(value: CsvValue, kind: ValueKind | undefined): number | null {
  if (kind === 'day' && typeof value === 'string') return toSerialDay(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  // Decimal shift by text: 12.34 percent is 0.1234, not 0.12340000000000001.
  return kind === 'percent' ? Number(`${value}e-2`) : value;
}

/** Serial day number of Office Open XML (1899-12-30 is 0); `null` if the text is not a day. */
function toSerialDay(text: string): number | null {
  const day = formatDate(text);
  return isDay(day) ? Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569 : null;
}

function createTextCell(cellStyle: CellStyle, text: string): CellXml {
  return {
    attributes: `t="inlineStr" s="${getStyleIndex(cellStyle, 'text')}"`,
    content: `<is><t xml:space="preserve">${escapeXml(text)}</t></is>`,
  };
}

/**
 * Escapes text for XML. Drops characters that XML cannot contain and escapes `_xHHHH_`, which Office would
 * decode.
 */
function escapeXml(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
