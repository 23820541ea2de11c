import type { ComponentProps } from 'react';
import { type RootProps, styled } from '../../theme/styled.ts';

const Root = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.portal.hover, color: theme.vars.palette.text.primary },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default', background: 'transparent' },
}));

export interface IconButtonProps extends ComponentProps<'button'>, Pick<RootProps, 'sx'> {
  /** Accessible name and tooltip: what the button does. */
  label: string;
}

/**
 * Button that shows only an icon. Lighter than MUI's `IconButton`, because tables render hundreds of them.
 */
export function IconButton({ label, title = label, ...rest }: IconButtonProps) {
  return <Root type="button" aria-label={label} title={title} {...rest} />;
}
