import { styled } from '../../theme/styled.ts';
import { CheckIcon } from '../../controls/icons.tsx';

export interface StepIndicatorProps {
  /** One-based; `null` while unknown. */
  step: number | null;
}

/** Names of the steps, in order. */
export const stepNames = ['Job', 'Coupons', 'Barcode rows', 'Progress', 'Complete'] as const;

const Root = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& li + li::before': {
    content: '""',
    width: 20,
    marginInlineEnd: 2,
    borderTop: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  },
  '& .PortalStep-number': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 22,
    height: 22,
    border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
    borderRadius: 11,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-done] .PortalStep-number': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& [aria-current] .PortalStep-number': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
  '@media (max-width: 640px)': { '& li:not([aria-current]) .PortalStep-name': { display: 'none' } },
}));

/**
 * Shows the current one of the five steps. Not interactive: the steps have buttons for moving on.
 * @alias stepper, wizard steps
 */
export function StepIndicator({ step }: StepIndicatorProps) {
  return (
    <Root aria-label="Steps">
      {stepNames.map((name, index) => {
        const isDone = step !== null && index + 1 < step;
        return (
          <li
            key={name}
            aria-current={index + 1 === step ? 'step' : undefined}
            data-done={isDone || undefined}
            aria-label={`${index + 1} ${name}${isDone ? ', done' : ''}`}
          >
            <span className="PortalStep-number" aria-hidden="true">
              {isDone ? <CheckIcon size={12} /> : index + 1}
            </span>
            <span className="PortalStep-name" aria-hidden="true">
              {name}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
