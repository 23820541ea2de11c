import { useSyncExternalStore } from 'react';
import type { RowEdits } from './RowEdits.ts';

/** Styles for text that only screen readers should get. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Live region that announces the progress of saving a row. */
export function EditLiveRegion<Row, Id>({ edits }: { edits: RowEdits<Row, Id> }) {
  const announcement = useSyncExternalStore(edits.subscribe, edits.getAnnouncement, edits.getAnnouncement);
  return <output style={visuallyHidden}>{announcement}</output>;
}
