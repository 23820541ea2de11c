import { useSyncExternalStore } from 'react';
import type { RowEdits } from './RowEdits.ts';

/** Styles for text that only screen readers should get. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Live region that announces the progress of saving a row. */
export function EditNews<Row, Id>({ edits }: { edits: RowEdits<Row, Id> }) {
  const news = useSyncExternalStore(edits.subscribe, edits.news, edits.news);
  return <output style={outOfSight}>{news}</output>;
}
