import { couponCellLabels, couponCellLimits, type CouponCell } from '@portal/domain/barcode';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DayInput } from '../../controls/DayInput/DayInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { useCouponRowsContext } from './couponRowsContext.ts';

export interface EditedCellProps {
  cell: CouponCell;
  value: string;
  error: string | undefined;
}

const numericCells: ReadonlySet<CouponCell> = new Set([
  'legacyCouponType',
  'legacyCouponExpiration',
  'legacyCouponOffer',
]);

/** Cell of the row being edited: Enter saves the row. */
export function EditedCell({ cell, value, error }: EditedCellProps) {
  const { onAction, firstCell } = useCouponRowsContext();
  const inputRef = useRef<HTMLInputElement>(null);
  const hasInitialFocus = cell === firstCell;
  useEffect(() => {
    if (hasInitialFocus) inputRef.current?.focus();
  }, [hasInitialFocus]);
  const handleChange = ({ value: typed }: { value: string }) =>
    onAction({ type: 'cellChanged', cell, value: typed });
  const handleKeyDown = (event: KeyboardEvent) => {
    const isInCalendar = event.target !== inputRef.current;
    if (isInCalendar || event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    onAction({ type: 'saveRow' });
  };
  const label = couponCellLabels[cell];
  const attributes = {
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-describedby': undefined,
  };
  const isDay = cell === 'startDate' || cell === 'endDate';
  return (
    // Handles the keys of both kinds of input.
    <span className="PortalCouponRows-input" title={error} onKeyDown={handleKeyDown} role="presentation">
      {isDay ? (
        <DayInput
          inputRef={inputRef}
          label={label}
          input={{ id: `coupon-${cell}`, ...attributes }}
          value={value}
          onChange={handleChange}
        />
      ) : (
        <TextInput
          ref={inputRef}
          {...attributes}
          maxLength={couponCellLimits[cell]}
          inputMode={numericCells.has(cell) ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => handleChange(event.target)}
        />
      )}
    </span>
  );
}
