import type { ReactNode } from 'react';
import { ModalBody } from './ModalBody.tsx';
import { ModalActions, ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

export interface ModalProps extends ModalFrameProps {
  /** Buttons at the bottom, which stay in sight; at most one of them primary. */
  actions?: ReactNode;
}

/**
 * A dialog over the page: drawn while it is open, gone when it is not drawn. Its body scrolls, its buttons stay. The
 * focus stays inside and goes back to what opened it; Esc, the overlay and the cross ask to close.
 */
export function Modal({ actions, children, ...frame }: ModalProps) {
  return (
    <ModalFrame {...frame}>
      <ModalBody>{children}</ModalBody>
      {actions && <ModalActions>{actions}</ModalActions>}
    </ModalFrame>
  );
}
