import { isExported } from '../Column.ts';
import { createWorkbookFiles, createSheetXml } from './sheetXml.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';
import { ZipFile } from './zipFile.ts';

export interface WriteWorkbookOptions {
  /** Cancels writing between two sheets. */
  signal?: AbortSignal;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Writes an Office Open XML workbook: typed numbers, percentages, dollars and days, frozen title, headings
 * and first column, and text that is never read as a formula. It works sheet by sheet, so that only one is in
 * memory as text and the page stays responsive.
 *
 * Not a library: they compress in a worker from a blob URL, which the content security policy of the portal
 * blocks, or hold the whole workbook in memory. The browser's `CompressionStream` needs neither.
 * @throws when `signal` is aborted, and for an invalid sheet name
 */
export async function writeWorkbook(
  // Sheets in a workbook can have different row types.
  // oxlint-disable-next-line no-explicit-any -- each sheet is typed where it is made
  sheets: readonly WorkbookSheet<any>[],
  { signal }: WriteWorkbookOptions = {},
): Promise<Blob> {
  validateSheetNames(sheets.map(({ name }) => name));
  const file = new ZipFile();
  for (const [path, text] of createWorkbookFiles(sheets.map(({ name }) => name))) await file.add(path, text);
  for (const [index, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    const columns = sheet.columns.filter(isExported);
    await file.add(`xl/worksheets/sheet${index + 1}.xml`, createSheetXml({ ...sheet, columns }));
  }
  signal?.throwIfAborted();
  return file.toBlob(WORKBOOK_TYPE);
}

function validateSheetNames(names: readonly string[]): void {
  const usedNames = new Set<string>();
  for (const name of names) {
    const isValid = name.length >= 1 && name.length <= 31 && !/[[\]/\\:*?]/.test(name);
    if (!isValid || usedNames.has(name.toLowerCase()))
      throw new Error(`"${name}" is not a valid sheet name, or is used twice.`);
    usedNames.add(name.toLowerCase());
  }
}
