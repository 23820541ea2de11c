import { ConfirmModal, type ConfirmModalProps, type HostedModalProps } from '@portal/ui/modals';

export interface ConfirmProps extends Omit<ConfirmModalProps, 'children' | 'onNo'> {
  question: string;
}

/** A question that closes after either answer; after `Yes` only when that was done. */
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
