import {
  type Column,
  getColumnId,
  getColumnText,
  getColumnValue,
  isExported,
  type ValueKind,
} from '../Column.ts';
import { estimateTextWidth, estimateTwoLineWidth, splitHeading } from './textWidth.ts';

/** Width of a column in CSS pixels. */
export interface ColumnSize {
  /** In a table that is too narrow for all texts. */
  min: number;
  /** That its texts need. */
  full: number;
  /** With its heading in one line, if that is wider. */
  oneLine?: number;
  /** Weight in the distribution of what is left when all columns have their full width. */
  share: number;
  /** Cut while others are in full. */
  isProse?: boolean;
}

/** Widths by column ID that a person chose. */
export type ChosenWidths = Readonly<Record<string, number>>;

export interface SizingOptions {
  /** Of a cell, left and right together. */
  padding: number;
  /** Space in headings that sort or filter, for the arrow or the button of the filter. */
  headingTools: number;
  /** Space in the first column for the indentation of a tree. */
  indent?: number;
  chosenWidths?: ChosenWidths;
}

/** How a column of some kind is sized, in CSS pixels without padding. */
interface KindSizing {
  /** Of texts that are cut when there is no room; without it the column is never cut. */
  min?: number;
  /** Longer texts are cut, unless there is width left. */
  max?: number;
  share?: number;
}

/** Columns of other kinds are as wide as their texts. */
const sizings: Readonly<Partial<Record<ValueKind, KindSizing>>> = {
  code: { max: 320 },
  id: { max: 320 },
  status: { max: 320 },
  name: { min: 64, max: 220, share: 1 },
  text: { min: 104, max: 360, share: 2 },
};

/** Minimum of a text in the first column, which names the row, without padding. */
const minRowName = 140;

/** Minimum width of a column, also of one that a person makes narrower. */
export const minColumnWidth = 40;

/** Whether the values of a column are never cut. */
export function isWhole(kind: ValueKind | undefined): boolean {
  return sizings[kind ?? 'text']?.min === undefined;
}

/**
 * Sizes of columns by their kind and the texts of the page: identifiers, days, numbers and money are never cut; names and
 * texts are cut where there is no room and take what is left; a column that is empty in the whole page is as wide as its
 * heading, which wraps into two lines where there is no room. Without rows, all columns are.
 * @param rows all rows and totals of the page
 */
export function sizeColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { padding, headingTools, indent = 0, chosenWidths = {} }: SizingOptions,
): ColumnSize[] {
  const contents = columns.map((column) => measureContent(column, rows));
  const isBlank = (index: number) => rows.length > 0 && contents[index] === 0;
  const getChosen = (column: Column<Row>) => chosenWidths[getColumnId(column)] ?? column.width;
  const sizes = columns.map((column, index): ColumnSize => {
    const chosen = getChosen(column);
    if (chosen !== undefined) return { min: chosen, full: chosen, share: 0 };
    const content = contents[index] as number;
    const { min, max, share = 0 } = sizings[column.kind ?? 'text'] ?? {};
    const hasTools = column.sortable !== false || column.filterable !== false;
    const tools = padding + (hasTools ? headingTools : 0);
    const heading = estimateTwoLineWidth(splitHeading(column.heading)) + tools;
    const ornament = (content > 0 ? getOrnament(column) : 0) + (index === 0 ? indent : 0);
    const toWidth = (limit = content) =>
      Math.max(minColumnWidth, heading, padding + Math.min(content, limit) + ornament);
    const isLong = content > (max ?? content);
    const full = toWidth(max);
    const oneLine = estimateTextWidth(column.heading) + tools;
    return {
      min: toWidth(min && index === 0 ? minRowName : (min ?? max)),
      full,
      ...(oneLine > full && { oneLine }),
      share: isBlank(index) ? 0 : isLong ? 2 * share : share,
      ...((column.kind ?? 'text') === 'text' && { isProse: true }),
    };
  });
  if (sizes.some(({ share }) => share > 0)) return sizes;
  // Without texts, all values take what is left.
  const values = columns.filter((column, index) => !isBlank(index) && getChosen(column) === undefined);
  const growing = values.length > 0 ? values : columns.slice(-1);
  return sizes.map((size, index) => ({
    ...size,
    share: growing.includes(columns[index] as Column<Row>) ? 1 : 0,
  }));
}

/** Width of what is shown beside the text: an avatar, the shape and padding of a badge. */
function getOrnament<Row>({ ornament, person, badge }: Column<Row>): number {
  return (ornament ?? 0) + (person ? 28 : 0) + (badge ? 30 : 0);
}

/** Rows whose texts are measured, besides those with the longest or greatest values. */
const sampleSize = 50;

/** Of the icons and short words of links, which are no text, in CSS pixels. */
const linkWidth = 24;

/** Width of the widest text of a column; 0 if it is empty in all rows. */
function measureContent<Row>(column: Column<Row>, rows: readonly Row[]): number {
  if (!isExported(column)) return linkWidth;
  const candidates = new Set<Row>();
  let longest = 0;
  let [least, greatest] = [Infinity, -Infinity];
  const step = Math.ceil(rows.length / sampleSize);
  rows.forEach((row, index) => {
    const value = getColumnValue(column, row);
    if (typeof value === 'number') {
      if (value < least || value > greatest) candidates.add(row);
      least = Math.min(least, value);
      greatest = Math.max(greatest, value);
    } else if (typeof value === 'string' && value.length > longest) {
      longest = value.length;
      candidates.add(row);
    } else if (index % step === 0) candidates.add(row);
  });
  let width = 0;
  for (const row of candidates) width = Math.max(width, estimateTextWidth(getColumnText(column, row)));
  return width;
}
