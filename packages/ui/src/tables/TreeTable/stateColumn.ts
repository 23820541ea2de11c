import type { CSSProperties } from 'react';
import type { Column } from '../Column.ts';

/** Position of the column with the save status of the row: after the name. */
export const stateColumnIndex = 1;
/** CSS pixels: an icon. */
export const stateWidth = 32;

/** The columns with the status beside the name: both stay in view while scrolling sideways and cover no other column. */
export function insertStateColumn<Row>(
  columns: readonly Column<Row>[],
  heading: string,
): readonly Column<Row>[] {
  const state: Column<Row> = {
    id: 'PortalTree-state',
    heading,
    width: stateWidth,
    value: () => null,
    exportValue: false,
  };
  return columns.toSpliced(stateColumnIndex, 0, state);
}

/** For the styles: the status stays beside the name while scrolling. */
export function toNameWidth(width: string | undefined): CSSProperties {
  return { '--PortalTree-nameWidth': width } as CSSProperties;
}
