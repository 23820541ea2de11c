import type { ComponentProps } from 'react';
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
      {isEditable && !row.editedCells && <EditRemoveButtons orderNumber={couponOrder} />}
    </span>
  );
}

function MoveButtons({ row: { index, isLast, coupon } }: { row: CouponRowView }) {
  const { canEdit, onRowReorder } = useCouponRowsContext();
  const moveTo = (toIndex: number) => () => onRowReorder({ fromIndex: index, toIndex });
  const label = `Move coupon ${coupon.couponOrder}`;
  return (
    <span className="PortalCouponRows-arrows">
      {index > 0 && (
        <RowButton
          label={`${label} up`}
          title="Move up"
          data-arrow="up"
          disabled={!canEdit}
          onClick={moveTo(index - 1)}
        >
          <SortUpIcon size={14} />
        </RowButton>
      )}
      {!isLast && (
        <RowButton
          label={`${label} down`}
          title="Move down"
          data-arrow="down"
          disabled={!canEdit}
          onClick={moveTo(index + 1)}
        >
          <SortDownIcon size={14} />
        </RowButton>
      )}
    </span>
  );
}

function EditRemoveButtons({ orderNumber }: { orderNumber: number }) {
  const { canEdit, onAction } = useCouponRowsContext();
  return (
    <>
      <RowButton
        label={`Edit coupon ${orderNumber}`}
        data-edit={orderNumber}
        disabled={!canEdit}
        onClick={() => onAction({ type: 'editRow', couponOrder: orderNumber })}
      >
        Edit
      </RowButton>
      <RowButton
        label={`Remove coupon ${orderNumber}`}
        title="Remove"
        className="PortalCouponRows-remove"
        data-remove={orderNumber}
        disabled={!canEdit}
        onClick={() => onAction({ type: 'removeRow', couponOrder: orderNumber })}
      >
        <TrashIcon size={14} />
      </RowButton>
    </>
  );
}

function SaveCancelButtons({ orderNumber }: { orderNumber: number }) {
  const { onAction } = useCouponRowsContext();
  return (
    <>
      <RowButton
        label={`Save coupon ${orderNumber}`}
        title="Save (Enter)"
        onClick={() => onAction({ type: 'saveRow' })}
      >
        Save
      </RowButton>
      <RowButton
        label={`Cancel coupon ${orderNumber}`}
        title="Cancel (Esc)"
        onClick={() => onAction({ type: 'cancelRow' })}
      >
        Cancel
      </RowButton>
    </>
  );
}

function RowButton({ label, ...props }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" aria-label={label} {...props} />;
}
