import { ConfirmModal, type ConfirmModalProps, type HostedModalProps } from '@portal/ui/modals';

export interface ConfirmProps extends Omit<ConfirmModalProps, 'children' | 'onNo'> {
  question: string;
}

/** A confirmation dialog. `Yes` closes it only when the action succeeded. */
export function Confirm({ question, onYes, onClose, ...rest }: ConfirmProps & HostedModalProps) {
  async function answerYes() {
    const result = await onYes();
    if (result?.ok !== false) onClose();
    return result;
  }
  return (
    <ConfirmModal {...rest} onYes={answerYes} onNo={onClose}>
      {question}
    </ConfirmModal>
  );
}
