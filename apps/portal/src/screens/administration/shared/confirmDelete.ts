import type { SubmitResult } from '@portal/ui/feedback';
import { openModal } from '../../../dialogs/openModal.ts';
import { notify } from '../../../state/notifications.ts';

interface DeleteConfirmation {
  /** Kind of object: `start page`. */
  objectType: string;
  /** Name of the object. */
  name: string;
  /** Default: asks whether to delete it. */
  question?: string;
  onDelete: () => Promise<SubmitResult>;
}

/** Asks for confirmation, then deletes. */
export function confirmDelete({ objectType, name, question, onDelete }: DeleteConfirmation): void {
  openModal('confirm', {
    title: `Delete ${objectType} ${name}`,
    question: question ?? `Are you sure you want to delete ${name}?`,
    destructive: true,
    async onConfirm() {
      const result = await onDelete();
      if (result.ok) notify({ kind: 'success', text: `${name} has been deleted.` });
      return result;
    },
  });
}
