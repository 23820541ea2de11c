import { useState } from 'react';
import { CheckIcon, CompareIcon, DotIcon, type Icon, RetryIcon, WorkingIcon } from '../../controls/icons.tsx';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { useEditingLocaleText } from './editingLocaleText.ts';
import type { RowEdits } from './RowEdits.ts';
import type { VersionsModalProps } from './VersionsModal.tsx';
import { useRowState } from './useRowEdits.ts';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';

const loadVersions = async () => (await import('./VersionsModal.tsx')).VersionsModal;

export interface RowStateCellProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  rowName: string;
  /** Tab index of the button: -1 while another cell is in the tab order. */
  tabIndex?: number;
}

/** Save status of a row as an icon, which is a button to retry or to resolve a conflict. */
export function RowStateCell<Row, Id>({ edits, id, rowName, tabIndex = -1 }: RowStateCellProps<Row, Id>) {
  const { status, theirs } = useRowState(edits, id);
  const [isComparing, setComparing] = useState(false);
  const strings = useEditingLocaleText();
  switch (status) {
    case 'unchanged':
      return null;
    case 'changed':
      return <StateIcon kind={status} text={strings.unsaved} Icon={DotIcon} />;
    case 'saving':
      return <StateIcon kind={status} text={strings.saving} Icon={WorkingIcon} />;
    case 'saved':
      return <StateIcon kind={status} text={strings.saved} Icon={CheckIcon} />;
    case 'failed':
      return (
        <>
          <button
            type="button"
            className="PortalEdit-button"
            tabIndex={tabIndex}
            aria-label={theirs ? strings.compareRow(rowName) : strings.retryRow(rowName)}
            title={`${strings.notSaved}: ${theirs ? strings.compare : strings.retry}`}
            onClick={() => (theirs ? setComparing(true) : void edits.save(id))}
          >
            <StateIcon kind={status} text={strings.notSaved} Icon={theirs ? CompareIcon : RetryIcon} />
          </button>
          {isComparing && (
            <LazyComponent<VersionsModalProps<Row, Id>>
              label={strings.conflictTitle(rowName)}
              load={loadVersions}
              props={{ edits, id, rowName, onClose: () => setComparing(false) }}
              onClose={() => setComparing(false)}
            />
          )}
        </>
      );
  }
}

interface StateIconProps {
  kind: string;
  text: string;
  Icon: Icon;
}

function StateIcon({ kind, text, Icon }: StateIconProps) {
  return (
    <span className="PortalEdit-state" data-kind={kind} title={text}>
      <Icon />
      <span style={visuallyHidden}>{text}</span>
    </span>
  );
}
