import { ConfirmModal, type ConfirmModalProps, type HostedModalProps } from '@portal/ui/modals';

export interface ConfirmProps extends Omit<ConfirmModalProps, 'children' | 'onCancel'> {
  question: string;
}

/** A confirmation dialog. `Yes` closes it only when the action succeeded. */
export function Confirm({ question, onConfirm, onClose, ...rest }: ConfirmProps & HostedModalProps) {
  async function handleYes() {
    const result = await onConfirm();
    if (result?.ok !== false) onClose();
    return result;
  }
  return (
    <ConfirmModal {...rest} onConfirm={handleYes} onCancel={onClose}>
      {question}
    </ConfirmModal>
  );
}
