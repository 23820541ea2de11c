import type { FieldDifference } from '@portal/domain';
import { Button } from '../../controls/Button/Button.tsx';
import { VersionComparison } from '../../feedback/VersionConflict/VersionComparison.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { useEditingLocaleText } from './editingLocaleText.ts';
import { parseEditedValue } from './CellEdit.ts';
import type { RowEdits } from './RowEdits.ts';
import { type EditableColumn, getEditedValue } from './RowState.ts';
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
  const differences = edits.getColumns().flatMap((column) => compareField(column, edits, id, theirs));
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
      <VersionComparison differences={differences} />
    </Modal>
  );
}

/** One line per field that differs. */
function compareField<Row, Id>(
  column: EditableColumn<Row>,
  edits: RowEdits<Row, Id>,
  id: Id,
  theirs: Row,
): FieldDifference[] {
  const state = edits.state(id);
  const base = state.base ?? theirs;
  const isEdited = Object.hasOwn(state.editedValues, column.field);
  const myText = isEdited
    ? formatValue(column, base, parseEditedValue(column.edit, getEditedValue(state, column, base)))
    : getColumnText(column, base);
  const theirText = getColumnText(column, theirs);
  if (!isEdited && myText === theirText) return [];
  const difference = { label: column.heading, theirs: theirText, mine: myText };
  return [isEdited ? { ...difference, changedBy: 'me' } : difference];
}

function formatValue<Row>(column: EditableColumn<Row>, base: Row, value: unknown): string {
  return getColumnText(column, { ...base, [column.field]: value });
}
