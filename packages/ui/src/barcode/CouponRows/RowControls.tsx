import { GripIcon, SortDownIcon, SortUpIcon, TrashIcon } from '../../controls/icons.tsx';
import { useCouponRowsContext } from './couponRowsContext.ts';
import type { CouponRowView } from './couponRowCache.ts';

export interface RowControlsProps {
  row: CouponRowView;
  /** Whether cells of the row can be edited. */
  isEditable: boolean;
}

/**
 * First cell of a row: its number, the arrow buttons, and the buttons to edit and remove it. Plain
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
        title="Drag to reorder (keyboard: Alt+arrow key)"
      >
        <GripIcon size={14} />
      </span>
      <span className="PortalCouponRows-number">{couponOrder}</span>
      {row.editedCells ? <SaveCancelButtons orderNumber={couponOrder} /> : <MoveButtons row={row} />}
      {isEditable && !row.editedCells && <EditButton orderNumber={couponOrder} />}
      {isEditable && !row.editedCells && <RemoveButton orderNumber={couponOrder} />}
    </span>
  );
}

function MoveButtons({ row: { index, isLast, coupon } }: { row: CouponRowView }) {
  const { canEdit, onRowReorder } = useCouponRowsContext();
  return (
    <span className="PortalCouponRows-arrows">
      {index > 0 && (
        <button
          type="button"
          aria-label={`Move coupon ${coupon.couponOrder} up`}
          title="Move up"
          data-arrow="up"
          disabled={!canEdit}
          onClick={() => onRowReorder({ fromIndex: index, toIndex: index - 1 })}
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
          onClick={() => onRowReorder({ fromIndex: index, toIndex: index + 1 })}
        >
          <SortDownIcon size={14} />
        </button>
      )}
    </span>
  );
}

function EditButton({ orderNumber }: { orderNumber: number }) {
  const { canEdit, onAction } = useCouponRowsContext();
  return (
    <button
      type="button"
      data-edit={orderNumber}
      aria-label={`Edit coupon ${orderNumber}`}
      disabled={!canEdit}
      onClick={() => onAction({ type: 'editRow', couponOrder: orderNumber })}
    >
      Edit
    </button>
  );
}

function RemoveButton({ orderNumber }: { orderNumber: number }) {
  const { canEdit, onAction } = useCouponRowsContext();
  return (
    <button
      type="button"
      className="PortalCouponRows-remove"
      data-remove={orderNumber}
      aria-label={`Remove coupon ${orderNumber}`}
      title="Remove"
      disabled={!canEdit}
      onClick={() => onAction({ type: 'removeRow', couponOrder: orderNumber })}
    >
      <TrashIcon size={14} />
    </button>
  );
}

function SaveCancelButtons({ orderNumber }: { orderNumber: number }) {
  const { onAction } = useCouponRowsContext();
  return (
    <>
      <button
        type="button"
        aria-label={`Save coupon ${orderNumber}`}
        title="Save (Enter)"
        onClick={() => onAction({ type: 'saveRow' })}
      >
        Save
      </button>
      <button
        type="button"
        aria-label={`Cancel coupon ${orderNumber}`}
        title="Cancel (Esc)"
        onClick={() => onAction({ type: 'cancelRow' })}
      >
        Cancel
      </button>
    </>
  );
}
