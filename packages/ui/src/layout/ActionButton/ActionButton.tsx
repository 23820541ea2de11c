import type { ReactNode } from 'react';
import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface ActionButtonProps {
  /** Pressed by mouse or key. */
  onPress: () => void;
  /** The one main action of the page. */
  primary?: boolean;
  children: ReactNode;
}

/** A button among the actions of a page; what leads to another page is a `LinkButton`. */
export function ActionButton({ onPress, primary, children }: ActionButtonProps) {
  return (
    <PlainButton type="button" data-primary={primary} onClick={() => onPress()}>
      {children}
    </PlainButton>
  );
}
