import type { SubmitResult } from '@portal/ui/feedback';
import type { ReactNode } from 'react';
import { requestConfirmation } from '../../../state/confirmation.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

interface DeleteConfirmation {
  /** Kind of object: `start page`. */
  objectType: string;
  /** Name of the object. */
  name: string;
  /** Default: asks whether to delete it. */
  question?: string;
  /** What else will go or change, below the question. */
  details?: ReactNode;
  onDelete: () => Promise<SubmitResult>;
}

/** Asks for confirmation, then deletes. */
export function confirmDelete({ objectType, name, question, details, onDelete }: DeleteConfirmation): void {
  requestConfirmation({
    title: `Delete ${objectType} ${name}`,
    question: question ?? `Delete ${objectType} “${name}”?`,
    details,
    destructive: true,
    onConfirm: async () => notifyOnSuccess(onDelete(), `${name} has been deleted.`),
  });
}
