import { type ReactNode, useId } from 'react';
import { styled, useThemeProps } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

export interface ActionButtonProps extends RootProps<HTMLButtonElement> {
  /** Called on click, Enter or Space. */
  onPress: () => void;
  /** The main action of the page; at most one. */
  primary?: boolean;
  /** Why the button is disabled; enabled when omitted. */
  disabledReason?: string;
  /** Label: a verb, and the object where it is not obvious. */
  children: ReactNode;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalActionButton?: ComponentThemeOptions<ActionButtonProps>;
  }
}

const Root = styled(PlainButton, { name: 'PortalActionButton', slot: 'Root' })({});

/** Button for an action of a page. For navigation use `LinkButton`. */
export function ActionButton(inProps: ActionButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalActionButton' });
  const { onPress, primary, disabledReason, children, ...root } = props;
  const reasonId = useId();
  return (
    <>
      <Root
        {...root}
        type="button"
        data-primary={primary}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={disabledReason && reasonId}
        title={disabledReason}
        onClick={() => disabledReason === undefined && onPress()}
      >
        {children}
      </Root>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
