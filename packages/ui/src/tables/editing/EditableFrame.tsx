import { useSyncExternalStore } from 'react';
import { aboveTable, TableFrame, type TableFrameProps } from '../frame/TableFrame.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import type { EditingLocaleText } from './editingLocaleText.ts';
import type { EditedRows } from './useRowEdits.ts';

export interface EditableFrameProps<Row, Id> extends TableFrameProps, Pick<EditedRows<Row, Id>, 'edits'> {
  strings: EditingLocaleText;
}

/** What surrounds the rows of tables that are edited in place. */
export function EditableFrame<Row, Id>(props: EditableFrameProps<Row, Id>) {
  const { edits, children, ...frame } = props;
  const announcement = useSyncExternalStore(edits.subscribe, edits.getAnnouncement, edits.getAnnouncement);
  const lostEdits = useSyncExternalStore(edits.subscribe, edits.getLostEdits, edits.getLostEdits);
  return (
    <TableFrame {...frame}>
      {lostEdits && (
        <ErrorBanner
          message={lostEdits}
          action={{ label: frame.strings.dismiss, onSelect: edits.dismissLostEdits }}
          style={aboveTable}
        />
      )}
      {children}
      <output style={visuallyHidden}>{announcement}</output>
    </TableFrame>
  );
}
