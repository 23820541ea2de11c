import type { Column } from '../Column.ts';

/** A row for the stories of tables that are edited in place. */
export interface FrameRow {
  frameId: number;
  frameTitle: string;
  height: number;
  shown: boolean;
  help: string | null;
  key: string;
  rowVersion: number;
}

export const frameColumns: readonly Column<FrameRow>[] = [
  { field: 'frameTitle', heading: 'Title', width: 220, edit: { kind: 'text' } },
  { field: 'height', heading: 'Height', width: 96, align: 'right', edit: { kind: 'number' } },
  { field: 'shown', heading: 'Shown', width: 88, align: 'center', edit: { kind: 'checkbox' } },
  { field: 'help', heading: 'Help', edit: { kind: 'multiline' } },
  { field: 'key', heading: 'Key', width: 110 },
];

const titles = [
  'Store traffic',
  'Weekly sales',
  'Returns',
  'Open orders',
  'Stock',
  'Staff hours',
  'Coupons',
  'Mailers',
];

/** The same rows every time. */
export function frameRows(count: number): FrameRow[] {
  return Array.from({ length: count }, (_row, index) => ({
    frameId: index + 1,
    frameTitle: `${titles[index % titles.length]}${index < titles.length ? '' : ` ${index}`}`,
    height: [620, 480, 300][index % 3] ?? 300,
    shown: index % 4 !== 3,
    help: index % 3 === 1 ? null : 'Shown above the list of stores',
    key: `FRAME${index + 1}`,
    rowVersion: 1,
  }));
}

export function frameMistakes(row: FrameRow): { frameTitle?: string; height?: string } {
  return {
    ...(row.frameTitle.trim() === '' && { frameTitle: 'Title is required' }),
    ...(Number.isNaN(row.height) && { height: 'Height must be a number' }),
  };
}
