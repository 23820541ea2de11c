import { expect, test } from 'vitest';
import * as administration from './administration/index.ts';
import * as barcode from './barcode/index.ts';
import * as campaigns from './campaigns/index.ts';
import * as grants from './grants/index.ts';
import * as reports from './reports/index.ts';
import { type Column, getColumnExportValue, getColumnText } from './tables/Column.ts';

type IncompleteColumn = Column<{ field: unknown }>;
const incompleteRow = {} as { field: unknown };

/** Their rows are computed by the portal, not sent by a provider. */
const computed = new Set(['pageUserColumns', 'roleUseColumns', 'roleGroupColumns', 'pageGroupColumns']);

const columns = Object.entries<unknown>({
  ...administration,
  ...barcode,
  ...campaigns,
  ...grants,
  ...reports,
})
  .filter(([name, value]) => name.endsWith('Columns') && !computed.has(name) && Array.isArray(value))
  .flatMap(([name, value]) =>
    (value as IncompleteColumn[]).map((column) => ({ name: `${name}: ${column.heading}`, column })),
  );

test.each(columns)('$name is empty when its field is missing', ({ column }) => {
  const texts = [
    getColumnText(column, incompleteRow),
    String(getColumnExportValue(column, incompleteRow) ?? ''),
  ];
  expect(texts.join()).not.toMatch(/undefined|NaN/);
});
