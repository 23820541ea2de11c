import { GripIcon, SortDownIcon, SortUpIcon } from '../../icons/icons.tsx';
import { useCouponRows } from './couponRowsContext.ts';
import type { ShownRow } from './shownRows.ts';

export interface RowControlsProps {
  row: ShownRow;
  /** Whether cells of the row can be edited. */
  isEditable: boolean;
}

/**
 * First cell of a row: its number, the arrow buttons, and the buttons that start and end editing. Plain
 * elements styled by the table, because the controls of all visible rows re-render when one is edited.
 */
export function RowControls({ row, isEditable }: RowControlsProps) {
  const { couponOrder } = row.coupon;
  return (
    <span className="PortalCouponRows-controls">
      <span
        className="PortalCouponRows-grip"
        draggable
        aria-hidden="true"
        title="Drag to another place; by keyboard: Alt and an arrow key"
      >
        <GripIcon size={14} />
      </span>
      <span className="PortalCouponRows-number">{couponOrder}</span>
      {row.cells ? <EndEditing order={couponOrder} /> : <Arrows row={row} />}
      {isEditable && !row.cells && <EditButton order={couponOrder} />}
    </span>
  );
}

function Arrows({ row: { place, isLast, coupon } }: { row: ShownRow }) {
  const { canEdit, onMove } = useCouponRows();
  return (
    <span className="PortalCouponRows-arrows">
      {place > 0 && (
        <button
          type="button"
          aria-label={`Move coupon ${coupon.couponOrder} up`}
          title="Move up"
          data-arrow="up"
          disabled={!canEdit}
          onClick={() => onMove({ from: place, to: place - 1 })}
        >
          <SortUpIcon size={14} />
        </button>
      )}
      {!isLast && (
        <button
          type="button"
          aria-label={`Move coupon ${coupon.couponOrder} down`}
          title="Move down"
          data-arrow="down"
          disabled={!canEdit}
          onClick={() => onMove({ from: place, to: place + 1 })}
        >
          <SortDownIcon size={14} />
        </button>
      )}
    </span>
  );
}

function EditButton({ order }: { order: number }) {
  const { canEdit, onAct } = useCouponRows();
  return (
    <button
      type="button"
      data-edit={order}
      aria-label={`Edit coupon ${order}`}
      disabled={!canEdit}
      onClick={() => onAct({ type: 'editRow', couponOrder: order })}
    >
      Edit
    </button>
  );
}

function EndEditing({ order }: { order: number }) {
  const { onAct } = useCouponRows();
  return (
    <>
      <button
        type="button"
        aria-label={`Save coupon ${order}`}
        title="Save (Enter)"
        onClick={() => onAct({ type: 'saveRow' })}
      >
        Save
      </button>
      <button
        type="button"
        aria-label={`Cancel coupon ${order}`}
        title="Cancel (Esc)"
        onClick={() => onAct({ type: 'cancelRow' })}
      >
        Cancel
      </button>
    </>
  );
}
