import {
  canAddRow,
  canEditRows,
  isWaiting,
  nextCouponOrder,
  writeCouponBlock,
  type CouponCells,
  type Step3State,
} from '@portal/domain/barcode';
import { type ClipboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { copyText } from '../../clipboard/copyText.ts';
import { CouponRows, type CouponRowsHandle } from '../CouponRows/CouponRows.tsx';
import type { WizardAct } from '../WizardAct.ts';
import { RowErrorList } from './RowErrorList.tsx';
import { QuietText, StepLine } from './stepStyles.ts';

const PasteRowsModal = lazy(async () => ({
  default: (await import('../PasteRowsModal/PasteRowsModal.tsx')).PasteRowsModal,
}));

export interface RowsStepProps {
  state: Step3State;
  today: string;
  onAct: (act: WizardAct) => void;
}

/** Step 3: edit rows one at a time, add, paste and order them (specification 2 §2, §4, §5). */
export function RowsStep({ state, today, onAct }: RowsStepProps) {
  const { coupons, editing, rowErrors } = state;
  const rows = useRef<CouponRowsHandle>(null);
  /** Text for the paste dialog; empty if it is to be pasted there; `null` while closed. */
  const [pasted, setPasted] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  /** Order of the added row, which is focused once it is rendered and the dialog has restored the focus. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    const order = wanted.current;
    if (order === null || pasted !== null || !coupons.some((row) => row.couponOrder === order)) return;
    wanted.current = null;
    rows.current?.goTo(order);
  });
  const canEdit = canEditRows(state);
  const isBusy = isWaiting(state);

  function add() {
    const order = nextCouponOrder(coupons);
    wanted.current = order;
    onAct({ type: 'addRow' });
  }
  function paste(event: ClipboardEvent) {
    const isInput = (event.target as Element).matches('input, textarea, select');
    if (isInput || !canEdit || pasted !== null) return;
    event.preventDefault();
    setPasted(event.clipboardData.getData('text/plain'));
  }
  function take(taken: readonly CouponCells[]) {
    const order = nextCouponOrder(coupons);
    wanted.current = order;
    setPasted(null);
    onAct({ type: 'takeRows', rows: taken });
  }

  return (
    <div style={{ display: 'contents' }} onPaste={paste}>
      <StepLine>
        <PlainButton type="button" disabled={!canAddRow(state)} onClick={add}>
          Add a Barcode Row
        </PlainButton>
        <PlainButton
          type="button"
          disabled={!canEdit}
          title="Rows copied in a spreadsheet; Ctrl+V does the same"
          onClick={() => setPasted('')}
        >
          Paste rows
        </PlainButton>
        <PlainButton
          type="button"
          disabled={coupons.length === 0}
          onClick={() => void copyText(writeCouponBlock(coupons)).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? 'Rows copied' : 'Copy rows'}
        </PlainButton>
        <QuietText style={{ alignSelf: 'center' }}>
          {editing ? `Editing coupon ${editing.couponOrder}: Enter saves, Esc cancels.` : rowCount(coupons)}
        </QuietText>
        <span className="PortalStep-rest" />
        <PlainButton
          type="button"
          data-primary
          disabled={!canEdit && !isBusy}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => onAct({ type: 'finish' })}
        >
          Finish
        </PlainButton>
      </StepLine>
      <RowErrorList
        errors={rowErrors}
        onChoose={({ couponOrder, cell }) => rows.current?.edit(couponOrder, cell)}
      />
      <CouponRows
        handle={rows}
        coupons={coupons}
        isEditable
        editing={editing}
        rowErrors={rowErrors}
        today={today}
        isLocked={!canEdit}
        emptyText="[no data]  Add a barcode row, or paste rows from a spreadsheet."
        onAct={onAct}
      />
      {pasted !== null && (
        <Suspense>
          <PasteRowsModal
            block={pasted}
            existing={coupons}
            today={today}
            onTake={({ rows: taken }) => take(taken)}
            onClose={() => setPasted(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function rowCount({ length }: readonly unknown[]): string {
  return length === 1 ? '1 row' : `${length} rows`;
}
