import { type ReactNode, useId } from 'react';
import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface ActionButtonProps {
  /** Pressed by mouse or key. */
  onPress: () => void;
  /** The one main action of the page. */
  primary?: boolean;
  /** Why it cannot be pressed now; without it, it can. */
  disabledReason?: string;
  children: ReactNode;
}

/** A button among the actions of a page; what leads to another page is a `LinkButton`. */
export function ActionButton({ onPress, primary, disabledReason, children }: ActionButtonProps) {
  const reasonId = useId();
  return (
    <>
      <PlainButton
        type="button"
        data-primary={primary}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={disabledReason && reasonId}
        title={disabledReason}
        onClick={() => disabledReason === undefined && onPress()}
      >
        {children}
      </PlainButton>
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
