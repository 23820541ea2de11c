import { type ComponentProps, useId } from 'react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';

export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'destructive';

export interface ButtonProps extends ComponentProps<'button'>, Pick<RootProps, 'sx'> {
  /** `primary`: the main action, at most one; `ghost`: beside others that matter more; `destructive`: cannot be undone. */
  variant?: ButtonVariant;
  /** The action is running: clicks are ignored, the focus and the appearance stay. */
  busy?: boolean;
  /** Why the button is disabled, for its tooltip and description; it stays focusable. Enabled when omitted. */
  disabledReason?: string;
}

/** Button styles, shared with links that look like buttons; the variant is in `data-variant`. */
export const buttonStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  flex: 'none',
  height: theme.typography.pxToRem(theme.density.controlHeight),
  padding: '0 12px',
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
  '&:active': { filter: 'brightness(0.95)' },
  '&:where([data-variant="ghost"])': {
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    color: theme.vars.palette.text.secondary,
    '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
  },
  '&:where([data-variant="destructive"])': {
    borderColor: theme.vars.palette.portal.errorBorder,
    color: theme.vars.palette.error.main,
    '&:hover': { backgroundColor: theme.vars.palette.portal.errorSurface },
  },
  '&:where([data-variant="primary"])': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.portal.solid,
    color: theme.vars.palette.portal.onSolid,
    '&:hover': { backgroundColor: theme.vars.palette.portal.solidHover },
    // Forced colors would make it one of the others.
    forcedColorAdjust: 'none',
  },
  // A busy button keeps its appearance: most responses arrive before a change would be noticed.
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    borderColor: theme.vars.palette.portal.hairline,
    color: theme.vars.palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'default',
    '@media (forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' },
  },
});

const Root = styled('button', { name: 'PortalButton', slot: 'Root' })(buttonStyles);

/** Button for an action; a link to another page is a `LinkButton`. Does not submit unless `type` says so. */
export function Button(inProps: ButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalButton' });
  const { variant, busy, disabledReason, 'aria-disabled': ariaDisabled, onClick, ...root } = props;
  const reasonId = useId();
  const isDisabled = busy || disabledReason !== undefined || ariaDisabled === true;
  return (
    <>
      <Root
        type="button"
        title={disabledReason}
        aria-describedby={disabledReason && reasonId}
        {...root}
        data-variant={variant}
        aria-disabled={isDisabled || ariaDisabled}
        aria-busy={busy}
        onClick={isDisabled ? undefined : onClick}
      />
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
