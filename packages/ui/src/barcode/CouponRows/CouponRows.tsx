import {
  validateCouponRow,
  type BarcodeCount,
  type CouponCell,
  type CouponCells,
  type CouponRowError,
  type JobCoupon,
} from '@portal/domain/barcode';
import {
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { styled } from '@mui/material/styles';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';
import type { TableHandle } from '../../tables/DataTable/scrolling.ts';
import type { RowReorder } from '../../tables/DataTable/rowMoves.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import type { WizardAction } from '../WizardAction.ts';
import { editableRowColumns, readOnlyRowColumns } from './couponRowColumns.tsx';
import { CouponRowsProvider } from './couponRowsContext.ts';
import { CouponRowCache, type CouponRowView } from './couponRowCache.ts';

export interface CouponRowsProps {
  /** In display order. */
  coupons: readonly JobCoupon[];
  /** Whether cells can be edited, one row at a time; otherwise rows can only be reordered. */
  isEditable?: boolean;
  /** Row being edited, with the typed values. */
  editing?: { couponOrder: number; cells: CouponCells } | null;
  /** Errors found by Finish. */
  rowErrors?: readonly CouponRowError[];
  /** How many barcodes the rows will make; `null` if unknown. */
  barcodeCounts?: readonly BarcodeCount[] | null;
  /** Local date, `YYYY-MM-DD`, for validating the row being edited. */
  today: string;
  /** Disables moving and editing: a row is being edited or a request is running. */
  isLocked: boolean;
  /** Text without rows. */
  emptyText: string;
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

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 200,
  '& .PortalCouponRows-controls': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .PortalCouponRows-grip': {
    display: 'inline-flex',
    marginLeft: -6,
    color: theme.vars.palette.text.secondary,
    cursor: 'grab',
  },
  '& .PortalCouponRows-number': { flex: 1, minWidth: 28, textAlign: 'right', paddingRight: 4 },
  '& .PortalCouponRows-arrows': { flex: 'none', display: 'flex', width: 50 },
  // The first row has no up arrow and the last no down arrow; keeps the other arrow in place.
  '& .PortalCouponRows-arrows > [data-arrow="down"]:first-of-type': { marginLeft: 'auto' },
  '& .PortalCouponRows-controls button': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: theme.density.rowHeight - 6,
    border: '1px solid transparent',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: 'transparent',
    fontSize: 13,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
    '&:disabled': {
      color: theme.vars.palette.text.disabled,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
  '& .PortalCouponRows-arrows > button, & .PortalCouponRows-controls > .PortalCouponRows-remove': {
    width: 24,
    padding: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalCouponRows-controls > button:not(.PortalCouponRows-remove)': {
    padding: '0 7px',
    color: theme.vars.palette.text.primary,
    '&:not(:disabled)': { borderColor: theme.vars.palette.portal.buttonBorder },
  },
  '& .PortalCouponRows-input': { display: 'block', margin: '0 -9px' },
  '& .PortalCouponRows-input input': {
    width: '100% !important',
    height: theme.density.rowHeight - 4,
    padding: '0 6px',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .PortalCouponRows-input > span': { width: '100%' },
  '& .PortalCouponRows-barcode': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .PortalCouponRows-code': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' },
  '& .PortalCouponRows-none': { color: theme.vars.palette.text.secondary },
  '& .PortalCouponRows-wrong': {
    color: theme.vars.palette.error.main,
    textDecoration: 'underline wavy',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  },
}));

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
  const root = useRef<HTMLDivElement>(null);
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

  const focusElement = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const onRowReorder = ({ fromIndex, toIndex }: RowReorder) => {
    if (isLocked) return;
    const arrow = (document.activeElement as HTMLElement | null)?.dataset.arrow;
    flushSync(() => {
      onAction({ type: 'moveRow', from: fromIndex, to: toIndex });
      setAnnouncement(`Moved to position ${toIndex + 1} of ${coupons.length}.`);
    });
    if (!arrow) return;
    // The focus moves with the row; at either end only one arrow is left.
    table.current?.scrollToRow(toIndex);
    const row = `tr[data-rowindex="${toIndex}"]`;
    focusElement(`${row} [data-arrow="${arrow}"]`);
    if (!document.activeElement?.closest(row)) focusElement(`${row} [data-arrow]`);
  };

  const removeRow = (action: Extract<WizardAction, { type: 'removeRow' }>) => {
    const index = coupons.findIndex((coupon) => coupon.couponOrder === action.couponOrder);
    const neighbor = coupons[index + 1] ?? coupons[index - 1];
    flushSync(() => {
      onAction(action);
      setAnnouncement(`Removed coupon ${action.couponOrder}.`);
    });
    if (neighbor) focusElement(`[data-remove="${neighbor.couponOrder}"]`);
    else root.current?.closest('section')?.focus();
  };

  // After saving or canceling, the focus returns to the row.
  const editedOrder = editing?.couponOrder ?? null;
  const previousEditedOrder = useRef(editedOrder);
  useLayoutEffect(() => {
    const before = previousEditedOrder.current;
    previousEditedOrder.current = editedOrder;
    if (editedOrder === null && before !== null && isFocusInRowsOrLost(root.current))
      focusElement(`[data-edit="${before}"]`);
  }, [editedOrder]);

  const scrollToRow = (couponOrder: number) => {
    const rowIndex = coupons.findIndex((coupon) => coupon.couponOrder === couponOrder);
    table.current?.scrollToRow(rowIndex);
  };
  useImperativeHandle(props.handleRef, () => ({
    focusRow(couponOrder) {
      scrollToRow(couponOrder);
      // Rows scrolled into view are rendered after the scroll event.
      requestAnimationFrame(() => requestAnimationFrame(() => focusElement(`[data-edit="${couponOrder}"]`)));
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
    const isInCalendar = !root.current?.contains(target) || target.ariaExpanded === 'true';
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
    <Root ref={root} onKeyDownCapture={handleKeyDown}>
      <CouponRowsProvider value={contextValue}>
        <DataTable
          label="Barcode rows"
          columns={isEditable ? editableRowColumns : readOnlyRowColumns}
          rows={rows.length === 0 ? { status: 'empty' } : { status: 'ready', data: rows, refreshing: false }}
          // Order numbers stay in place; moving changes the content of the rows.
          rowId={(row) => row.coupon.couponOrder}
          empty={{ text: props.emptyText }}
          onRowMove={onRowReorder}
          scrolling={{ handleRef: table }}
        />
      </CouponRowsProvider>
      <output style={visuallyHidden}>{announcement}</output>
    </Root>
  );
}

function applyEditing(
  rows: readonly CouponRowView[],
  { couponOrder, cells }: NonNullable<CouponRowsProps['editing']>,
  today: string,
): readonly CouponRowView[] {
  const rowIndex = rows.findIndex((row) => row.coupon.couponOrder === couponOrder);
  const row = rows[rowIndex];
  if (!row) return rows;
  // A row rejected by Finish is validated while it is being edited.
  const wasRejected = Object.keys(row.errors).length > 0;
  const rowErrorsFound = wasRejected ? validateCouponRow({ couponOrder, ...cells }, today) : [];
  const errors = Object.fromEntries(rowErrorsFound.map(({ cell, message }) => [cell, message]));
  return rows.with(rowIndex, { ...row, editedCells: cells, errors });
}

/** Whether the focus is within the rows, or lost because its element was removed. */
function isFocusInRowsOrLost(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (root?.contains(focused) ?? false);
}
