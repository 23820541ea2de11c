import type { SubmitResult } from '@portal/ui/feedback';
import { type Affected, requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

interface DeleteConfirmation {
  /** Kind of object: `start page`. */
  objectType: string;
  name: string;
  /** Default: asks whether to delete it. */
  question?: string;
  /** What else will be deleted or changed. */
  affected?: Affected;
  onDelete: () => Promise<SubmitResult>;
}

/** Asks for confirmation, then deletes. */
export function confirmDelete({ objectType, name, question, affected, onDelete }: DeleteConfirmation): void {
  requestConfirmation({
    title: `Delete ${objectType} ${name}`,
    question: question ?? `Delete ${objectType} “${name}”?`,
    ...(affected && { affected }),
    destructive: true,
    onConfirm: async () => notifyOnSuccess(onDelete(), `${name} has been deleted.`),
  });
}
