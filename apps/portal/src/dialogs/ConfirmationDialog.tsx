import { ConfirmModal } from '@portal/ui/modals';
import type { Confirmation } from '../state/confirmation.ts';
import type { DialogProps } from './Dialogs.ts';

/** A confirmation dialog. `Yes` closes it only when the action succeeded. */
export function ConfirmationDialog({
  question,
  details,
  onConfirm,
  onClose,
  ...rest
}: Confirmation & DialogProps) {
  async function handleYes() {
    const result = await onConfirm();
    if (result?.ok !== false) onClose();
    return result;
  }
  return (
    <ConfirmModal {...rest} onConfirm={handleYes} onCancel={onClose}>
      {question}
      {details}
    </ConfirmModal>
  );
}
