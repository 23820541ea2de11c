import type { FieldDifference } from '@portal/domain';
import { Button } from '../../controls/Button/Button.tsx';
import { VersionComparison } from '../../feedback/VersionConflict/VersionComparison.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { useEditingLocaleText } from './editingLocaleText.ts';
import { applyEdits } from './editRow.ts';
import type { RowEdits } from './RowEdits.ts';
import type { EditableColumn, RowState } from './RowState.ts';
import { getColumnText } from '../Column.ts';
import { useRowState } from './useRowEdits.ts';

export interface VersionsModalProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  rowName: string;
  onClose: () => void;
}

/** Resolves a conflict: shows both versions of a row and lets the user choose. */
export function VersionsModal<Row, Id>({ edits, id, rowName, onClose }: VersionsModalProps<Row, Id>) {
  const state = useRowState(edits, id);
  const { theirs } = state;
  const strings = useEditingLocaleText();
  if (!theirs) return null;
  const closeAnd = (resolve: () => void) => () => {
    onClose();
    resolve();
  };
  return (
    <Modal
      title={strings.conflictTitle(rowName)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={closeAnd(() => edits.acceptTheirs(id))}>{strings.useTheirs}</Button>
          <Button variant="destructive" onClick={closeAnd(() => void edits.overwriteWithMine(id))}>
            {strings.overwriteWithMine}
          </Button>
        </>
      }
    >
      {strings.versionsIntro}
      <VersionComparison differences={compareVersions(edits.getColumns(), state, theirs)} />
    </Modal>
  );
}

/** One line per field that differs. */
function compareVersions<Row>(
  columns: readonly EditableColumn<Row>[],
  { base, editedValues }: RowState<Row>,
  theirs: Row,
): FieldDifference[] {
  const mine = applyEdits(columns, base ?? theirs, editedValues);
  return columns.flatMap((column) => {
    const isEdited = Object.hasOwn(editedValues, column.field);
    const texts = { theirs: getColumnText(column, theirs), mine: getColumnText(column, mine) };
    if (!isEdited && texts.mine === texts.theirs) return [];
    return [{ label: column.heading, ...texts, ...(isEdited && { changedBy: 'me' as const }) }];
  });
}
