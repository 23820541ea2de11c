import type { SubmitResult } from '@portal/ui/forms';
import { openModal } from '../../app/modals/openModal.ts';
import { notify } from '../../state/notices.ts';

interface Deletion {
  /** Kind of object: `start page`. */
  what: string;
  /** Name of the object. */
  name: string;
  /** Default: asks whether to delete it. */
  question?: string;
  onDelete: () => Promise<SubmitResult>;
}

/** Asks for confirmation, then deletes. */
export function askToDelete({ what, name, question, onDelete }: Deletion): void {
  openModal('confirm', {
    title: `Delete ${what} ${name}`,
    question: question ?? `Are you sure you want to delete ${name}?`,
    destructive: true,
    async onYes() {
      const result = await onDelete();
      if (result.ok) notify({ kind: 'success', text: `${name} has been deleted.` });
      return result;
    },
  });
}
