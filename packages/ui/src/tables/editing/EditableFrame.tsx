import { useSyncExternalStore } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { TableFrame, type TableFrameProps } from '../frame/TableFrame.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { type EditingLocaleText, EditingLocaleTextContext } from './editingLocaleText.tsx';
import type { EditedRows } from './useRowEdits.ts';

export interface EditableFrameProps<Row, Id>
  extends TableFrameProps, Pick<EditedRows<Row, Id>, 'edits' | 'failure'> {
  strings: EditingLocaleText;
}

/** What surrounds the rows of tables that are edited in place, with the error when reloading them failed. */
export function EditableFrame<Row, Id>(props: EditableFrameProps<Row, Id>) {
  const { edits, failure, children, ...frame } = props;
  const announcement = useSyncExternalStore(edits.subscribe, edits.getAnnouncement, edits.getAnnouncement);
  return (
    <EditingLocaleTextContext value={frame.strings}>
      <TableFrame {...frame}>
        {failure && (
          <div style={{ flex: 'none', marginBottom: 8 }}>
            <ErrorBanner
              message={failure.message}
              onRetry={failure.retry}
              action={failure.action}
              details={failure.details}
            />
          </div>
        )}
        {children}
        <output style={visuallyHidden}>{announcement}</output>
      </TableFrame>
    </EditingLocaleTextContext>
  );
}
