import { lazy, Suspense, useState } from 'react';
import { CheckIcon, ErrorIcon } from '../../controls/icons.tsx';
import { useEditingLocaleText } from './editingLocaleText.tsx';
import type { RowEdits } from './RowEdits.ts';
import { useRowState } from './useRowEdits.ts';

const VersionsModal = lazy(async () => ({
  default: (await import('./VersionsModal.tsx')).VersionsModal,
})) as unknown as typeof import('./VersionsModal.tsx').VersionsModal;

export interface RowStateCellProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  rowName: string;
  /** Tab index of the button: -1 while another cell is in the tab order. */
  tabIndex?: number;
}

/** Save status of a row, with a button to retry or to resolve a conflict. */
export function RowStateCell<Row, Id>({ edits, id, rowName, tabIndex = -1 }: RowStateCellProps<Row, Id>) {
  const { status, message, theirs } = useRowState(edits, id);
  const [isComparing, setComparing] = useState(false);
  const strings = useEditingLocaleText();
  switch (status) {
    case 'unchanged':
      return null;
    case 'changed':
      return <span className="PortalEdit-state">{strings.unsaved}</span>;
    case 'saving':
      return <span className="PortalEdit-state">{strings.saving}</span>;
    case 'saved':
      return (
        <span className="PortalEdit-state" data-kind="saved">
          <CheckIcon size={14} />
          {strings.saved}
        </span>
      );
    case 'failed':
      return (
        <span className="PortalEdit-refused">
          <span className="PortalEdit-state" data-kind="failed">
            <ErrorIcon size={14} />
            {strings.notSaved}
            <button
              type="button"
              className="PortalEdit-button"
              tabIndex={tabIndex}
              aria-label={theirs ? strings.compareRow(rowName) : strings.retryRow(rowName)}
              onClick={() => (theirs ? setComparing(true) : void edits.save(id))}
            >
              {theirs ? strings.compare : strings.retry}
            </button>
          </span>
          {message && (
            <span className="PortalEdit-message" title={message}>
              {message}
            </span>
          )}
          {isComparing && (
            <Suspense>
              <VersionsModal edits={edits} id={id} rowName={rowName} onClose={() => setComparing(false)} />
            </Suspense>
          )}
        </span>
      );
  }
}
