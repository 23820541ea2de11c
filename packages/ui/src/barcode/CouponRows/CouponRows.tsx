import {
  couponRowErrors,
  type CouponCell,
  type CouponCells,
  type CouponRowError,
  type JobCoupon,
} from '@portal/domain/barcode';
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '@mui/material/styles';
import { DataTable, type TableHandle } from '../../tables/DataTable/DataTable.tsx';
import { outOfSight } from '../../tables/editing/EditNews.tsx';
import type { WizardAct } from '../WizardAct.ts';
import { editedRowColumns, orderedRowColumns } from './couponRowColumns.tsx';
import { CouponRowsProvider } from './couponRowsContext.ts';
import { ShownRows, type ShownRow } from './shownRows.ts';

export interface CouponRowsProps {
  /** In order. */
  coupons: readonly JobCoupon[];
  /** Cells can be edited, one row at a time; without it rows can only be put in order. */
  isEditable?: boolean;
  /** The row that is being edited, with what is typed. */
  editing?: { couponOrder: number; cells: CouponCells } | null;
  /** What Finish found. */
  rowErrors?: readonly CouponRowError[];
  /** The local day, `YYYY-MM-DD`: what is typed into a row that Finish refused is checked by it. */
  today: string;
  /** Nothing can be done just now: a row is being edited, or the service is asked. */
  isLocked: boolean;
  /** Text without rows. */
  emptyText: string;
  /** What was done. Keep it the same function: another one draws the controls of every row. */
  onAct: (act: WizardAct) => void;
  /** To go to a row. */
  handle?: Ref<CouponRowsHandle>;
}

/** What the step can ask of its rows. */
export interface CouponRowsHandle {
  /** Goes to a row: shows it and gives the focus to its `Edit`. */
  goTo: (couponOrder: number) => void;
  /** Begins to edit a cell of a row. */
  edit: (couponOrder: number, cell: CouponCell) => void;
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
  // The first row has no arrow up, the last none down: the other one keeps its place.
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
  '& .PortalCouponRows-arrows > button': {
    width: 24,
    padding: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalCouponRows-controls > button': {
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
 * The rows of a barcode job: each with a picture of its barcode, put in order by arrows, by dragging and by Alt with an
 * arrow key, and edited one at a time.
 */
export function CouponRows(props: CouponRowsProps) {
  const { coupons, isEditable = false, editing = null, rowErrors = noErrors, today, isLocked, onAct } = props;
  const root = useRef<HTMLDivElement>(null);
  const table = useRef<TableHandle>(null);
  const [known] = useState(() => new ShownRows());
  const [wantedCell, setWantedCell] = useState(firstCell);
  const [news, setNews] = useState('');

  const atRest = useMemo(() => known.of(coupons, rowErrors), [known, coupons, rowErrors]);
  const rows = useMemo(
    () => (editing ? withEdited(atRest, editing, today) : atRest),
    [atRest, editing, today],
  );

  const focusOn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  const onMove = ({ from, to }: { from: number; to: number }) => {
    if (isLocked) return;
    const arrow = (document.activeElement as HTMLElement | null)?.dataset.arrow;
    flushSync(() => {
      onAct({ type: 'moveRow', from, to });
      setNews(`Moved to place ${to + 1} of ${coupons.length}.`);
    });
    if (!arrow) return;
    // The focus goes with the row; at an end only the other arrow is left.
    table.current?.showRow(to);
    const row = `tr[data-place="${to}"]`;
    focusOn(`${row} [data-arrow="${arrow}"]`);
    if (!document.activeElement?.closest(row)) focusOn(`${row} [data-arrow]`);
  };

  // Who has saved or cancelled goes on from the row.
  const edited = editing?.couponOrder ?? null;
  const editedBefore = useRef(edited);
  useLayoutEffect(() => {
    const before = editedBefore.current;
    editedBefore.current = edited;
    if (edited === null && before !== null && isFocusFree(root.current)) focusOn(`[data-edit="${before}"]`);
  }, [edited]);

  const show = (couponOrder: number) => {
    const place = coupons.findIndex((coupon) => coupon.couponOrder === couponOrder);
    table.current?.showRow(place);
  };
  useImperativeHandle(props.handle, () => ({
    goTo(couponOrder) {
      show(couponOrder);
      // Rows that come into sight are drawn after the scrolling.
      requestAnimationFrame(() => requestAnimationFrame(() => focusOn(`[data-edit="${couponOrder}"]`)));
    },
    edit(couponOrder, cell) {
      setWantedCell(cell);
      show(couponOrder);
      onAct({ type: 'editRow', couponOrder });
    },
  }));

  const use = useMemo(
    () => ({
      canEdit: !isLocked,
      onMove,
      firstCell: wantedCell,
      onAct: (act: WizardAct) => {
        if (act.type === 'editRow') setWantedCell(firstCell);
        onAct(act);
      },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new object draws the controls of every row
    [isLocked, wantedCell, onAct, coupons.length],
  );

  return (
    <Root ref={root}>
      <CouponRowsProvider value={use}>
        <DataTable
          label="Barcode rows"
          columns={isEditable ? editedRowColumns : orderedRowColumns}
          rows={rows.length === 0 ? { status: 'empty' } : { status: 'ready', data: rows, refreshing: false }}
          // Places keep their numbers: what moves is what stands in them.
          rowId={(row) => row.coupon.couponOrder}
          emptyText={props.emptyText}
          onMove={onMove}
          handle={table}
        />
      </CouponRowsProvider>
      <output style={outOfSight}>{news}</output>
    </Root>
  );
}

function withEdited(
  rows: readonly ShownRow[],
  { couponOrder, cells }: NonNullable<CouponRowsProps['editing']>,
  today: string,
): readonly ShownRow[] {
  const place = rows.findIndex((row) => row.coupon.couponOrder === couponOrder);
  const row = rows[place];
  if (!row) return rows;
  // A row that Finish refused says while it is typed whether it is right now.
  const isRefused = Object.keys(row.errors).length > 0;
  const found = isRefused ? couponRowErrors({ couponOrder, ...cells }, today) : [];
  const errors = Object.fromEntries(found.map(({ cell, message }) => [cell, message]));
  return rows.with(place, { ...row, cells, errors });
}

/** The focus is in the rows, or nowhere because what had it is gone. */
function isFocusFree(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (root?.contains(focused) ?? false);
}
