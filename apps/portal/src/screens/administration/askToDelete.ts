import type { SubmitResult } from '@portal/ui/forms';
import { openModal } from '../../app/modals/openModal.ts';
import { notify } from '../../state/notices.ts';

interface Deletion {
  /** What kind of thing: `start page`. */
  what: string;
  /** Which one. */
  name: string;
  /** Default: whether one is sure. */
  question?: string;
  onDelete: () => Promise<SubmitResult>;
}

/** Asks whether something is to be deleted, and does it. */
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
