import {
  canAddRow,
  canEditRows,
  canReleaseCampaign,
  canSaveRows,
  countJobBarcodes,
  isWaiting,
  listExpectedFailures,
  nextCouponOrder,
  writeCouponBlock,
  type CouponCells,
  type Step3State,
} from '@portal/domain/barcode';
import { formatQuantity } from '@portal/domain';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { copyText } from '../../controls/copyText.ts';
import { NoticeBanner } from '../../layout/NoticeBanner/NoticeBanner.tsx';
import { CouponRows, type CouponRowsHandle } from '../CouponRows/CouponRows.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { RowErrorList } from './RowErrorList.tsx';
import { StartOverButton } from './StartOverButton.tsx';
import { QuietText, StepLine } from './stepStyles.ts';
import { TheirRowsNotice } from './TheirRowsNotice.tsx';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';

const loadPasteRows = async () => (await import('../PasteRowsModal/PasteRowsModal.tsx')).PasteRowsModal;

export interface RowsStepProps {
  state: Step3State;
  today: string;
  onAction: (action: WizardAction) => void;
}

/** Step 3: edit rows one at a time, add, paste and order them. */
export function RowsStep({ state, today, onAction }: RowsStepProps) {
  const { coupons, editing, rowErrors, barcodeCounts, removedRow, drafts } = state;
  const failures = coupons.length === 0 ? [] : listExpectedFailures(coupons, barcodeCounts);
  const rowsHandle = useRef<CouponRowsHandle>(null);
  /** Text for the paste dialog; empty if it is to be pasted there; `null` while closed. */
  const [pastedText, setPastedText] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  /** Order of the added row, which is focused once it is rendered and the dialog has restored the focus. */
  const orderToFocus = useRef<number | null>(null);
  useEffect(() => {
    const order = orderToFocus.current;
    if (order === null || pastedText !== null || !coupons.some((row) => row.couponOrder === order)) return;
    orderToFocus.current = null;
    rowsHandle.current?.focusRow(order);
  });
  const canEdit = canEditRows(state);
  const isBusy = isWaiting(state);

  function handleAdd() {
    orderToFocus.current = nextCouponOrder(coupons);
    onAction({ type: 'addRow' });
  }
  function handleRestore() {
    orderToFocus.current = removedRow?.couponOrder ?? null;
    onAction({ type: 'restoreRow' });
  }
  function handlePaste(event: ClipboardEvent) {
    const isInput = (event.target as Element).matches('input, textarea, select');
    if (isInput || !canEdit || pastedText !== null) return;
    event.preventDefault();
    setPastedText(event.clipboardData.getData('text/plain'));
  }
  function handleTake(takenRows: readonly CouponCells[]) {
    orderToFocus.current = nextCouponOrder(coupons);
    setPastedText(null);
    onAction({ type: 'acceptPastedRows', rows: takenRows });
  }

  return (
    <div style={{ display: 'contents' }} onPaste={handlePaste}>
      <StepLine>
        <Button disabled={!canAddRow(state)} onClick={handleAdd}>
          Add a Barcode Row
        </Button>
        <Button
          disabled={!canEdit}
          title="Paste rows copied from a spreadsheet (Ctrl+V)"
          onClick={() => setPastedText('')}
        >
          Paste rows
        </Button>
        <Button
          disabled={coupons.length === 0}
          onClick={() => void copyText(writeCouponBlock(coupons)).then(setCopied)}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? 'Rows copied' : 'Copy rows'}
        </Button>
        <QuietText style={{ alignSelf: 'center' }}>
          {editing ? `Editing coupon ${editing.couponOrder}: Enter saves, Esc cancels.` : formatRows(state)}
        </QuietText>
        {removedRow && (
          <Button disabled={!canEdit} onClick={handleRestore}>
            {`Undo remove of coupon ${removedRow.couponOrder}`}
          </Button>
        )}
        <span className="PortalStep-rest" />
        <QuietText as="output" style={{ alignSelf: 'center' }}>
          {draftTexts[drafts]}
        </QuietText>
        <StartOverButton isDisabled={!canReleaseCampaign(state)} onAction={onAction} />
        <Button
          variant="primary"
          disabled={!canSaveRows(state) && !isBusy}
          busy={isBusy}
          onClick={() => onAction({ type: 'finish' })}
        >
          Finish
        </Button>
      </StepLine>
      <div aria-live="polite" style={{ display: 'contents' }}>
        <TheirRowsNotice state={state} onAction={onAction} />
        {failures.length > 0 && <NoticeBanner kind="warning">{formatFailures(failures)}</NoticeBanner>}
      </div>
      <RowErrorList
        errors={rowErrors}
        onSelect={({ couponOrder, cell }) => rowsHandle.current?.startEditing(couponOrder, cell)}
      />
      <CouponRows
        handleRef={rowsHandle}
        coupons={coupons}
        isEditable
        editing={editing}
        rowErrors={rowErrors}
        barcodeCounts={barcodeCounts}
        today={today}
        isLocked={!canEdit}
        empty={{
          text: '[no data]',
          hint: 'Add a barcode row, or paste rows from a spreadsheet. A job without rows fails.',
        }}
        onAction={onAction}
      />
      {pastedText !== null && (
        <LazyComponent
          label="Pasted rows"
          load={loadPasteRows}
          props={{
            block: pastedText,
            existingRows: coupons,
            today,
            onAddRows: ({ rows: taken }) => handleTake(taken),
            onClose: () => setPastedText(null),
          }}
          onClose={() => setPastedText(null)}
        />
      )}
    </div>
  );
}

const draftTexts: Readonly<Partial<Record<Step3State['drafts'], string>>> = {
  kept: 'Draft saved',
  retrying: "Couldn't save the draft. Retrying…",
};

/** `3 rows, 16,990 barcodes` */
function formatRows({ coupons, barcodeCounts }: Step3State): string {
  const rows = formatQuantity(coupons.length, 'row');
  const barcodes = countJobBarcodes(coupons, barcodeCounts);
  return barcodes === null ? rows : `${rows}, ${formatQuantity(barcodes, 'barcode')}`;
}

/** The reasons are those of the job's log. */
function formatFailures(failures: readonly string[]): string {
  const shown = failures.slice(0, 3).map((failure) => `${failure}.`);
  const rest = failures.length - shown.length;
  const more = rest > 0 ? [`${rest} more ${rest === 1 ? 'row' : 'rows'} would fail, too.`] : [];
  const remedy = 'Remove these rows, or start over with another campaign.';
  return ['The job would fail.', ...shown, ...more, remedy].join(' ');
}
