import type { ConfirmProps } from './Confirm.tsx';

/** The props of each type of modal. The areas add theirs in `screens/<area>/dialogs.ts`. */
export interface ModalProps {
  confirm: ConfirmProps;
}
