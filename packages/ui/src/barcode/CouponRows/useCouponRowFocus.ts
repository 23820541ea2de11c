import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Selectors of the controls of a row (`RowControls.tsx`). */
export const controlOfRow = {
  edit: (couponOrder: number) => `[data-edit="${couponOrder}"]`,
  remove: (couponOrder: number) => `[data-remove="${couponOrder}"]`,
};

export interface CouponRowFocus {
  root: RefObject<HTMLDivElement | null>;
  /** Focuses the first element of the rows that matches. */
  focusElement: (selector: string) => void;
  /** After a row has moved by its arrow, focuses that arrow in its new place; at either end only one arrow is left. */
  focusArrow: (arrow: string, rowIndex: number) => void;
  /** After the last row is removed, focuses the section that contains the rows. */
  focusSection: () => void;
}

/**
 * The focus within coupon rows. After saving or canceling, it returns to the row.
 * @param editedOrder order number of the row being edited; `null` without one
 */
export function useCouponRowFocus(editedOrder: number | null): CouponRowFocus {
  const root = useRef<HTMLDivElement>(null);
  const focusElement = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();

  const previousEditedOrder = useRef(editedOrder);
  useLayoutEffect(() => {
    const before = previousEditedOrder.current;
    previousEditedOrder.current = editedOrder;
    if (editedOrder === null && before !== null && isFocusInRowsOrLost(root.current))
      focusElement(controlOfRow.edit(before));
  }, [editedOrder]);

  return {
    root,
    focusElement,
    focusArrow(arrow, rowIndex) {
      const row = `tr[data-rowindex="${rowIndex}"]`;
      focusElement(`${row} [data-arrow="${arrow}"]`);
      if (!document.activeElement?.closest(row)) focusElement(`${row} [data-arrow]`);
    },
    focusSection: () => root.current?.closest('section')?.focus(),
  };
}

/** Whether the focus is within the rows, or lost because its element was removed. */
function isFocusInRowsOrLost(root: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || (root?.contains(focused) ?? false);
}
