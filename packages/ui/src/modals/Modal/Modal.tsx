import type { ReactNode } from 'react';
import { ModalBody } from './ModalBody.tsx';
import { ModalActions, ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

export interface ModalProps extends ModalFrameProps {
  /** Buttons in the fixed footer; at most one is primary. */
  actions?: ReactNode;
}

/**
 * Modal dialog, open while it is mounted. The body scrolls, the buttons stay visible. The focus is trapped
 * and restored on close; Esc, the overlay and the close button call `onClose`.
 * @alias dialog, popup
 */
export function Modal({ actions, children, ...frame }: ModalProps) {
  return (
    <ModalFrame {...frame}>
      <ModalBody>{children}</ModalBody>
      {actions && <ModalActions>{actions}</ModalActions>}
    </ModalFrame>
  );
}
