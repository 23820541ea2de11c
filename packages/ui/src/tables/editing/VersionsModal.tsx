import { styled } from '@mui/material/styles';
import { Button } from '../../controls/Button/Button.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { useEditingLocaleText } from './editingLocaleText.tsx';
import { parseEditedValue } from './CellEdit.ts';
import type { RowEdits } from './RowEdits.ts';
import type { EditableColumn } from './RowState.ts';
import { getEditedValue } from './RowState.ts';
import { getColumnText } from '../Column.ts';
import { useRowState } from './useRowEdits.ts';

export interface VersionsModalProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  rowName: string;
  onClose: () => void;
}

const ComparisonTable = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    textAlign: 'left',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '& [data-differs]': { fontWeight: 600 },
}));

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
      <ComparisonTable>
        <thead>
          <tr>
            <th scope="col">{strings.field}</th>
            <th scope="col">{strings.theirs}</th>
            <th scope="col">{strings.mine}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ heading, theirText, myText, isEdited }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{theirText || strings.empty}</td>
              <td data-differs={isEdited || undefined}>{myText || strings.empty}</td>
            </tr>
          ))}
        </tbody>
      </ComparisonTable>
    </Modal>
  );
}

/** One line per field that differs. */
function compareField<Row, Id>(column: EditableColumn<Row>, edits: RowEdits<Row, Id>, id: Id, theirs: Row) {
  const state = edits.state(id);
  const base = state.base ?? theirs;
  const isEdited = Object.hasOwn(state.editedValues, column.field);
  const myText = isEdited
    ? formatValue(column, base, parseEditedValue(column.edit, getEditedValue(state, column, base)))
    : getColumnText(column, base);
  const theirText = getColumnText(column, theirs);
  return isEdited || myText !== theirText ? [{ heading: column.heading, theirText, myText, isEdited }] : [];
}

function formatValue<Row>(column: EditableColumn<Row>, base: Row, value: unknown): string {
  return getColumnText(column, { ...base, [column.field]: value });
}
