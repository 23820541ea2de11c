import { useMemo } from 'react';
import { useTheme } from '../../theme/styled.ts';
import type { Column } from '../Column.ts';
import { type ChosenWidths, sizeColumns } from '../sizing/columnSizes.ts';
import { type TableWidths, toCssWidths } from '../sizing/cssWidths.ts';

/** Columns of a table, from left to right: selection, data, row menu; and its filters. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[];
  widths: TableWidths;
  hasSelection: boolean;
  /** Width of the columns of buttons in CSS pixels; 0: there are none. */
  actionsWidth: number;
}

/** Widths in CSS pixels of the columns beside the data. */
export const selectionWidth = 40;
export const buttonWidth = 40;

/** A wider table is printed in landscape. */
export const portraitWidth = 840;

/** Space in headings for the sort arrow, which the button of the filter covers while it is pointed at. */
const headingToolsWidth = 18;

interface TableLayoutOptions<Row> extends Partial<Pick<TableLayout<Row>, 'hasSelection' | 'actionsWidth'>> {
  columns: TableLayout<Row>['columns'];
  /** All rows of the page. */
  rows: readonly Row[];
  totals?: readonly Row[];
  /** Headings sort or filter. */
  hasTools?: boolean;
  /** Space in the first column for the indentation of a tree. */
  indent?: number;
  chosenWidths?: ChosenWidths;
}

const noRows: readonly never[] = [];

/** Layout of a table whose columns are sized by the texts of the page. */
export function useTableLayout<Row>(options: TableLayoutOptions<Row>): TableLayout<Row> {
  const { columns, hasSelection = false, actionsWidth = 0, rows, totals = noRows, ...others } = options;
  const { hasTools = false, indent, chosenWidths } = others;
  const { cellPadding } = useTheme().density;
  return useMemo(() => {
    const sizes = sizeColumns(columns, totals.length === 0 ? rows : [...rows, ...totals], {
      padding: 2 * cellPadding,
      headingTools: hasTools ? headingToolsWidth : 0,
      indent,
      chosenWidths,
    });
    const besides = (hasSelection ? selectionWidth : 0) + actionsWidth;
    return { columns, hasSelection, actionsWidth, widths: toCssWidths(sizes, besides) };
  }, [columns, hasSelection, actionsWidth, rows, totals, hasTools, indent, chosenWidths, cellPadding]);
}
