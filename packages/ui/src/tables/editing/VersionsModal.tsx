import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { useEditingWords } from './editingWords.tsx';
import { fromTyped } from './CellEdit.ts';
import type { RowEdits } from './RowEdits.ts';
import type { EditableColumn } from './RowState.ts';
import { typedIn } from './RowState.ts';
import { columnText } from '../Column.ts';
import { useRowState } from './useRowEdits.ts';

export interface VersionsModalProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  rowName: string;
  onClose: () => void;
}

const Versions = styled('table')(({ theme }) => ({
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
  const words = useEditingWords();
  if (!theirs) return null;
  const closing = (decide: () => void) => () => {
    onClose();
    decide();
  };
  const lines = edits.columns().flatMap((column) => lineOf(column, edits, id, theirs));
  return (
    <Modal
      title={words.versionsOf(rowName)}
      onClose={onClose}
      actions={
        <>
          <PlainButton type="button" onClick={closing(() => edits.takeTheirs(id))}>
            {words.takeTheirs}
          </PlainButton>
          <PlainButton type="button" data-primary="true" onClick={closing(() => void edits.keepMine(id))}>
            {words.saveMine}
          </PlainButton>
        </>
      }
    >
      {words.versionsIntro}
      <Versions>
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.mine}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ heading, now, mine, isTyped }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{now || words.empty}</td>
              <td data-differs={isTyped || undefined}>{mine || words.empty}</td>
            </tr>
          ))}
        </tbody>
      </Versions>
    </Modal>
  );
}

/** One line per field that differs. */
function lineOf<Row, Id>(column: EditableColumn<Row>, edits: RowEdits<Row, Id>, id: Id, theirs: Row) {
  const state = edits.state(id);
  const base = edits.base(id) ?? theirs;
  const isTyped = Object.hasOwn(state.typed, column.field);
  const mine = isTyped
    ? textOf(column, base, fromTyped(column.edit, typedIn(state, column, base)))
    : columnText(column, base);
  const now = columnText(column, theirs);
  return isTyped || mine !== now ? [{ heading: column.heading, now, mine, isTyped }] : [];
}

function textOf<Row>(column: EditableColumn<Row>, base: Row, value: unknown): string {
  return columnText(column, { ...base, [column.field]: value });
}
