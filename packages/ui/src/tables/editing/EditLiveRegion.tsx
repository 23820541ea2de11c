import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import type { RowEdits } from './RowEdits.ts';

/** Live region that announces the progress of saving a row. */
export function EditLiveRegion<Row, Id>({ edits }: { edits: RowEdits<Row, Id> }) {
  const announcement = useSyncExternalStore(edits.subscribe, edits.getAnnouncement, edits.getAnnouncement);
  return <output style={visuallyHidden}>{announcement}</output>;
}
