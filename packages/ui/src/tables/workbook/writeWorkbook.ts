import { strToU8, Zip, ZipDeflate } from 'fflate';
import { isExported } from '../Column.ts';
import { createWorkbookFiles, createSheetXml } from './sheetXml.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';

export interface WriteWorkbookOptions {
  /** Cancels writing between two sheets. */
  signal?: AbortSignal;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The earliest date of a zip file; a constant date makes the output reproducible. */
const modifiedAt = '1980-01-01T00:00:00';

// Why it is not a package: docs/adr/0014-workbook-writer.md
/**
 * Writes an Office Open XML workbook: typed numbers, percentages, dollars and days, frozen title, headings
 * and first column, and text that is never read as a formula. It works sheet by sheet, so that only one is in
 * memory as text and the page stays responsive.
 * @throws when `signal` is aborted, and for an invalid sheet name
 */
export async function writeWorkbook(
  // Sheets in a workbook can have different row types.
  // oxlint-disable-next-line no-explicit-any -- each sheet is typed where it is made
  sheets: readonly WorkbookSheet<any>[],
  { signal }: WriteWorkbookOptions = {},
): Promise<Blob> {
  const names = sheets.map(({ name }) => name);
  validateSheetNames(names);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const addFile = (path: string, text: string) => {
    const file = new ZipDeflate(path);
    file.mtime = modifiedAt;
    zip.add(file);
    file.push(strToU8(text), true);
  };
  for (const [path, text] of createWorkbookFiles(names)) addFile(path, text);
  for (const [index, sheet] of sheets.entries()) {
    // Lets the page handle events between two sheets.
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const columns = sheet.columns.filter(isExported);
    addFile(`xl/worksheets/sheet${index + 1}.xml`, createSheetXml({ ...sheet, columns }));
  }
  zip.end();
  return new Blob(parts, { type: WORKBOOK_TYPE });
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
