import { useSyncExternalStore } from 'react';
import type { RowEdits } from './RowEdits.ts';

/** For texts that only screen readers are told. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Tells screen readers how saving a row goes; everybody else sees it in the row. */
export function EditNews<Row, Id>({ edits }: { edits: RowEdits<Row, Id> }) {
  const news = useSyncExternalStore(edits.subscribe, edits.news, edits.news);
  return <output style={outOfSight}>{news}</output>;
}
