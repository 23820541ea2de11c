import type { SubmitResult } from '@portal/ui/feedback';
import { requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

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
  requestConfirmation({
    title: `Delete ${objectType} ${name}`,
    question: question ?? `Delete ${objectType} “${name}”?`,
    destructive: true,
    onConfirm: async () => notifyOnSuccess(onDelete(), `${name} has been deleted.`),
  });
}
