import type { BarcodeCount, CouponCell, CouponRowError, JobCoupon } from '@portal/domain/barcode';
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import type { TableHandle } from '../../tables/DataTable/scrolling.ts';
import type { RowReorder } from '../../tables/DataTable/rowMoves.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import type { WizardAction } from '../WizardAction.ts';
import { editableRowColumns, readOnlyRowColumns } from './couponRowColumns.tsx';
import { CouponRowsProvider } from './couponRowsContext.ts';
import { applyEditing, CouponRowCache, type EditedCouponRow } from './couponRowCache.ts';
import { CouponRowsRoot } from './couponRowsStyles.ts';
import { controlOfRow, useCouponRowFocus } from './useCouponRowFocus.ts';

export interface CouponRowsProps {
  /** In display order. */
  coupons: readonly JobCoupon[];
  /** Whether cells can be edited, one row at a time; otherwise rows can only be reordered. */
  isEditable?: boolean;
  /** Row being edited, with the typed values. */
  editing?: EditedCouponRow | null;
  /** Errors found by Finish. */
  rowErrors?: readonly CouponRowError[];
  /** How many barcodes the rows will make; `null` if unknown. */
  barcodeCounts?: readonly BarcodeCount[] | null;
  /** Local date, `YYYY-MM-DD`, for validating the row being edited. */
  today: string;
  /** Disables moving and editing: a row is being edited or a request is running. */
  isLocked: boolean;
  /** Texts without rows. */
  empty: { text: string; hint?: string };
  /** Called for every user action. Must be stable: a new function re-renders the controls of every row. */
  onAction: (action: WizardAction) => void;
  /** Imperative handle, for focusing a row. */
  handleRef?: Ref<CouponRowsHandle>;
}

/** Imperative methods. */
export interface CouponRowsHandle {
  /** Scrolls to a row and focuses its `Edit` button. */
  focusRow: (couponOrder: number) => void;
  /** Starts editing a cell of a row. */
  startEditing: (couponOrder: number, cell: CouponCell) => void;
}

const noErrors: readonly CouponRowError[] = [];
const firstCell: CouponCell = 'legacyCouponType';

/**
 * Rows of a barcode job, each with its barcode. They are reordered by arrow buttons, by dragging or with Alt
 * and an arrow key, and edited one at a time.
 */
export function CouponRows(props: CouponRowsProps) {
  const {
    coupons,
    isEditable = false,
    editing = null,
    rowErrors = noErrors,
    barcodeCounts = null,
    today,
    isLocked,
    onAction,
  } = props;
  const focus = useCouponRowFocus(editing?.couponOrder ?? null);
  const table = useRef<TableHandle>(null);
  const [rowCache] = useState(() => new CouponRowCache());
  const [cellToFocus, setCellToFocus] = useState(firstCell);
  const [announcement, setAnnouncement] = useState('');

  const savedRows = useMemo(
    () => rowCache.getRows(coupons, rowErrors, barcodeCounts),
    [rowCache, coupons, rowErrors, barcodeCounts],
  );
  const rows = useMemo(
    () => (editing ? applyEditing(savedRows, editing, today) : savedRows),
    [savedRows, editing, today],
  );

  const onRowReorder = ({ fromIndex, toIndex }: RowReorder) => {
    if (isLocked) return;
    const arrow = (document.activeElement as HTMLElement | null)?.dataset.arrow;
    flushSync(() => {
      onAction({ type: 'moveRow', from: fromIndex, to: toIndex });
      setAnnouncement(`Moved to position ${toIndex + 1} of ${coupons.length}.`);
    });
    if (!arrow) return;
    table.current?.scrollToRow(toIndex);
    focus.focusArrow(arrow, toIndex);
  };

  const removeRow = (action: Extract<WizardAction, { type: 'removeRow' }>) => {
    const index = coupons.findIndex((coupon) => coupon.couponOrder === action.couponOrder);
    const neighbor = coupons[index + 1] ?? coupons[index - 1];
    flushSync(() => {
      onAction(action);
      setAnnouncement(`Removed coupon ${action.couponOrder}.`);
    });
    if (neighbor) focus.focusElement(controlOfRow.remove(neighbor.couponOrder));
    else focus.focusSection();
  };

  const scrollToRow = (couponOrder: number) => {
    const rowIndex = coupons.findIndex((coupon) => coupon.couponOrder === couponOrder);
    table.current?.scrollToRow(rowIndex);
  };
  useImperativeHandle(props.handleRef, () => ({
    focusRow(couponOrder) {
      scrollToRow(couponOrder);
      // Rows scrolled into view are rendered after the scroll event.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => focus.focusElement(controlOfRow.edit(couponOrder))),
      );
    },
    startEditing(couponOrder, cell) {
      setCellToFocus(cell);
      scrollToRow(couponOrder);
      onAction({ type: 'editRow', couponOrder });
    },
  }));

  /** Esc cancels from every control of the row; an open calendar closes itself. */
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    const isInCalendar = !focus.root.current?.contains(target) || target.ariaExpanded === 'true';
    if (!editing || event.key !== 'Escape' || isInCalendar) return;
    event.preventDefault();
    event.stopPropagation();
    onAction({ type: 'cancelRow' });
  };

  const contextValue = useMemo(
    () => ({
      canEdit: !isLocked,
      onRowReorder,
      firstCell: cellToFocus,
      onAction: (action: WizardAction) => {
        if (action.type === 'editRow') setCellToFocus(firstCell);
        if (action.type === 'removeRow') removeRow(action);
        else onAction(action);
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new object draws the controls of every row
    [isLocked, cellToFocus, onAction, coupons.length],
  );

  return (
    <CouponRowsRoot ref={focus.root} onKeyDownCapture={handleKeyDown}>
      <CouponRowsProvider value={contextValue}>
        <DataTable
          label="Barcode rows"
          columns={isEditable ? editableRowColumns : readOnlyRowColumns}
          rows={rows.length === 0 ? { status: 'empty' } : { status: 'ready', data: rows, refreshing: false }}
          // Order numbers stay in place; moving changes the content of the rows.
          rowId={(row) => row.coupon.couponOrder}
          empty={props.empty}
          onRowMove={onRowReorder}
          scrolling={{ handleRef: table }}
        />
      </CouponRowsProvider>
      <output style={visuallyHidden}>{announcement}</output>
    </CouponRowsRoot>
  );
}
