import { type ReactNode, useId } from 'react';
import { styled, useThemeProps } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { RootProps } from '../../theme/RootProps.ts';

export interface ActionButtonProps extends RootProps<HTMLButtonElement> {
  /** Pressed by mouse or key. */
  onPress: () => void;
  /** The one main action of the page. */
  primary?: boolean;
  /** Why it cannot be pressed now; without it, it can. */
  disabledReason?: string;
  /** Its words: a verb, and the thing where it is not plain. */
  children: ReactNode;
}

const Root = styled(PlainButton, { name: 'PortalActionButton', slot: 'Root' })({});

/** A button among the actions of a page; what leads to another page is a `LinkButton`. */
export function ActionButton(given: ActionButtonProps) {
  const props = useThemeProps({ props: given, name: 'PortalActionButton' });
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
