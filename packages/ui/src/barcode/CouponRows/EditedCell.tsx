import { couponCellLabels, couponCellLimits, type CouponCell } from '@portal/domain/barcode';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DayInput } from '../../forms/inputs/DayInput/DayInput.tsx';
import { TextInput } from '../../forms/inputs/inputs.ts';
import { useCouponRows } from './couponRowsContext.ts';

export interface EditedCellProps {
  cell: CouponCell;
  value: string;
  error: string | undefined;
}

const digits: ReadonlySet<CouponCell> = new Set([
  'legacyCouponType',
  'legacyCouponExpiration',
  'legacyCouponOffer',
]);

/** Cell of the row being edited: Enter saves the row, Esc cancels. */
export function EditedCell({ cell, value, error }: EditedCellProps) {
  const { onAct, firstCell } = useCouponRows();
  const input = useRef<HTMLInputElement>(null);
  const isFirst = cell === firstCell;
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const change = (typed: string) => onAct({ type: 'cellChanged', cell, value: typed });
  const onKeyDown = (event: KeyboardEvent) => {
    const isOfCalendar = event.target !== input.current;
    if (isOfCalendar || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    onAct({ type: event.key === 'Enter' ? 'saveRow' : 'cancelRow' });
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
    <span className="PortalCouponRows-input" title={error} onKeyDown={onKeyDown} role="presentation">
      {isDay ? (
        <DayInput
          ref={input}
          label={label}
          input={{ id: `coupon-${cell}`, ...attributes }}
          value={value}
          onChange={change}
        />
      ) : (
        <TextInput
          ref={input}
          {...attributes}
          maxLength={couponCellLimits[cell]}
          inputMode={digits.has(cell) ? 'numeric' : undefined}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </span>
  );
}
