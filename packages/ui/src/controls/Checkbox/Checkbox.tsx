import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

const Root = styled('input')(({ theme }) => ({
  flex: 'none',
  width: 16,
  height: 16,
  margin: 0,
  borderRadius: 3, // shape of the focus ring
  '&[type="radio"]': { borderRadius: '50%' },
  accentColor: theme.vars.palette.primary.main,
  '&[aria-invalid="true"]': {
    outline: `1px solid ${theme.vars.palette.error.main}`,
    outlineOffset: 1,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));

const Label = styled('label')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, minHeight: 24 });

export interface CheckboxProps extends ComponentProps<'input'> {
  /** Label at the right. Without it, the checkbox needs `aria-label` or a `label` element. */
  label?: ReactNode;
  /** Default `checkbox`; a radio button looks alike. */
  type?: 'checkbox' | 'radio';
}

/**
 * Native checkbox in the accent color of the theme.
 * @alias toggle, tick box
 */
export function Checkbox({ label, ...props }: CheckboxProps) {
  const checkbox = <Root type="checkbox" {...props} />;
  if (label === undefined) return checkbox;
  return (
    <Label>
      {checkbox}
      {label}
    </Label>
  );
}
