import type { CouponRowError } from '@portal/domain/barcode';
import { styled } from '../../theme/styled.ts';
import { ErrorIcon } from '../../controls/icons.tsx';
import { errorSurfaceStyles, textButtonStyles } from '../../theme/surfaceStyles.ts';

export interface RowErrorListProps {
  errors: readonly CouponRowError[];
  /** Called when an error was clicked, to focus its cell. */
  onSelect: (error: CouponRowError) => void;
}

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  display: 'flex',
  gap: 8,
  maxHeight: '30vh',
  overflow: 'auto',
  padding: '6px 12px',
  ...errorSurfaceStyles(theme),
  color: theme.vars.palette.error.main,
  '& > svg': { flex: 'none', marginTop: 2 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& button': { ...textButtonStyles, minHeight: 24 },
}));

/** Errors found by Finish, each linking to its cell. */
export function RowErrorList({ errors, onSelect }: RowErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <Root role="alert">
      <ErrorIcon />
      <ul aria-label="Errors">
        {errors.map((error) => (
          <li key={`${error.couponOrder} ${error.cell}`}>
            <button type="button" onClick={() => onSelect(error)}>
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
