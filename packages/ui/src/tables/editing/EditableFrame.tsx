import { useSyncExternalStore } from 'react';
import { TableFrame, type TableFrameProps } from '../frame/TableFrame.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { type EditingLocaleText, EditingLocaleTextContext } from './editingLocaleText.ts';
import type { EditedRows } from './useRowEdits.ts';

export interface EditableFrameProps<Row, Id> extends TableFrameProps, Pick<EditedRows<Row, Id>, 'edits'> {
  strings: EditingLocaleText;
}

/** What surrounds the rows of tables that are edited in place. */
export function EditableFrame<Row, Id>(props: EditableFrameProps<Row, Id>) {
  const { edits, children, ...frame } = props;
  const announcement = useSyncExternalStore(edits.subscribe, edits.getAnnouncement, edits.getAnnouncement);
  return (
    <EditingLocaleTextContext value={frame.strings}>
      <TableFrame {...frame}>
        {children}
        <output style={visuallyHidden}>{announcement}</output>
      </TableFrame>
    </EditingLocaleTextContext>
  );
}
