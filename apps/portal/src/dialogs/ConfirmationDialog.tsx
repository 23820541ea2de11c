import { ConfirmModal } from '@portal/ui/modals';
import type { Affected, Confirmation } from '../state/confirmation.ts';
import { AffectedList } from './AffectedList.tsx';
import type { DialogProps } from './Dialogs.ts';

const nothing: Affected = { title: '', useItems: () => ({ status: 'empty' }) };

/** A confirmation dialog. `Yes` closes it only when the action succeeded. */
export function ConfirmationDialog({
  question,
  affected = nothing,
  onConfirm,
  onClose,
  ...rest
}: Confirmation & DialogProps) {
  const items = affected.useItems();
  async function handleYes() {
    const result = await onConfirm();
    if (result?.ok !== false) onClose();
    return result;
  }
  return (
    <ConfirmModal
      {...rest}
      confirmDisabledReason={items.status === 'loading' ? 'Wait for the list of what is affected' : undefined}
      onConfirm={handleYes}
      onCancel={onClose}
    >
      {question}
      <AffectedList title={affected.title} items={items} />
    </ConfirmModal>
  );
}
