import { formatNumber, formatQuantity } from '@portal/domain';
import {
  couponCellLabels,
  couponCells,
  MAX_COUPON_ROWS,
  readCouponBlock,
  listValidCells,
  type CouponCells,
  type JobCoupon,
  type PastedCoupon,
} from '@portal/domain/barcode';
import { type ClipboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { TextArea } from '../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import type { ComputedColumn } from '../../tables/Column.ts';
import { CheckedText, WrongText } from '../CheckedText.tsx';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';

export interface PasteRowsModalProps {
  /** Text copied from a spreadsheet; empty if it is to be pasted into the dialog. */
  block: string;
  /** Existing rows of the job; pasted rows are appended. */
  existingRows: readonly JobCoupon[];
  /** Local date, `YYYY-MM-DD`. */
  today: string;
  /** Called with the valid rows, in order. */
  onAddRows: (validRows: { rows: readonly CouponCells[] }) => void;
  /** Called when the dialog was canceled. */
  onClose: () => void;
}

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.density.gap,
  '& p': { margin: 0 },
  '& .PortalPaste-table': { display: 'flex', height: 'min(460px, 50vh)' },
  '& .PortalPaste-warning': { color: theme.vars.palette.warning.main },
}));

/** Dialog that validates rows from a spreadsheet cell by cell and adds the valid ones. */
export function PasteRowsModal({
  block: first,
  existingRows,
  today,
  onAddRows,
  onClose,
}: PasteRowsModalProps) {
  const [text, setText] = useState(first);
  const summaryId = useId();
  // A ref callback, because the dialog's content is mounted after this component's effects.
  const focusTextArea = useCallback(
    (area: HTMLTextAreaElement | null) => {
      if (first === '') area?.focus();
    },
    [first],
  );
  const block = useMemo(() => readCouponBlock(text, existingRows, today), [text, existingRows, today]);
  const validRows = useMemo(() => listValidCells(block), [block]);
  const isPasted = block.rows.length > 0;
  const invalidCount = block.rows.length - validRows.length;
  return (
    <Modal
      title="Paste barcode rows"
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={validRows.length === 0}
            aria-describedby={summaryId}
            onClick={() => onAddRows({ rows: validRows })}
          >
            {`Add ${formatQuantity(validRows.length, 'row')}`}
          </Button>
        </>
      }
    >
      <Body>
        <LabeledInput
          label="Copied rows"
          help={`Columns: ${couponCells.map((cell) => couponCellLabels[cell]).join(', ')}. With headings, any order is accepted. A job has at most ${formatNumber(MAX_COUPON_ROWS)} rows.`}
        >
          {(input) => (
            <TextArea
              {...input}
              ref={focusTextArea}
              rows={isPasted ? 2 : 6}
              spellCheck={false}
              wrap="off"
              value={text}
              onPaste={(event: ClipboardEvent) => event.stopPropagation()}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </LabeledInput>
        <output id={summaryId}>{formatSummary(validRows.length, invalidCount)}</output>
        {block.unknownHeadings.length > 0 && (
          <p className="PortalPaste-warning">
            {`Unknown columns were ignored: ${block.unknownHeadings.join(', ')}`}
          </p>
        )}
        {isPasted && (
          <div className="PortalPaste-table">
            <DataTable
              label="Pasted rows"
              columns={columns}
              rows={{ status: 'ready', data: block.rows, refreshing: false }}
              rowId={(row) => row.line}
            />
          </div>
        )}
      </Body>
    </Modal>
  );
}

function formatSummary(validRows: number, invalidCount: number): string {
  if (validRows + invalidCount === 0) return 'Nothing to add yet.';
  const valid = `${formatQuantity(validRows, 'row')} can be added.`;
  if (invalidCount === 0) return valid;
  return `${valid} ${formatQuantity(invalidCount, 'row has', 'rows have')} errors and will be skipped.`;
}

function formatErrors({ errors }: PastedCoupon): string {
  return errors.map(({ message }) => message).join('; ');
}

const columns: readonly ComputedColumn<PastedCoupon>[] = [
  { id: 'line', heading: 'Line', width: 64, align: 'right', value: ({ line }) => line },
  {
    id: 'messages',
    heading: 'Result',
    width: 300,
    value: formatErrors,
    cell: (row) => (row.errors.length === 0 ? 'OK' : <WrongText>{formatErrors(row)}</WrongText>),
  },
  ...couponCells.map((cell): ComputedColumn<PastedCoupon> => ({
    id: cell,
    heading: couponCellLabels[cell],
    width: cell === 'promocode' ? 170 : 140,
    value: ({ cells }) => cells[cell],
    cell: ({ cells, errors }) => {
      const error = errors.find((each) => each.cell === cell);
      return <CheckedText text={cells[cell]} error={error?.message} />;
    },
  })),
];
