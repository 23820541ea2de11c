import { isInFiles } from '../Column.ts';
import { partsOf, sheetXml } from './sheetXml.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';
import { ZipFile } from './zipFile.ts';

export interface WritingOptions {
  /** Stops the writing between two sheets. */
  signal?: AbortSignal;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes a workbook (Office Open XML): numbers, percentages, dollars and days as what they are, title and headings
 * frozen with the first column, texts as texts whatever they begin with. Sheet by sheet, so that only one of them is
 * in memory as text, and the page stays alive between them.
 *
 * Our own, since the libraries compress in a worker made of a blob, which the content security policy of the portal
 * refuses, or hold everything at once. The browser's own compression needs neither.
 * @throws when `signal` is aborted, and for an impossible name of a sheet
 */
export async function writeWorkbook(
  // Sheets of different rows stand in one workbook.
  // oxlint-disable-next-line no-explicit-any -- each sheet is typed where it is made
  sheets: readonly WorkbookSheet<any>[],
  { signal }: WritingOptions = {},
): Promise<Blob> {
  checkNames(sheets.map(({ name }) => name));
  const file = new ZipFile();
  for (const [path, text] of partsOf(sheets.map(({ name }) => name))) await file.add(path, text);
  for (const [index, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    const columns = sheet.columns.filter(isInFiles);
    await file.add(`xl/worksheets/sheet${index + 1}.xml`, sheetXml({ ...sheet, columns }));
  }
  signal?.throwIfAborted();
  return file.blob(WORKBOOK_TYPE);
}

function checkNames(names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    const isValid = name.length >= 1 && name.length <= 31 && !/[[\]/\\:*?]/.test(name);
    if (!isValid || seen.has(name.toLowerCase())) throw new Error(`"${name}" cannot name a sheet.`);
    seen.add(name.toLowerCase());
  }
}
