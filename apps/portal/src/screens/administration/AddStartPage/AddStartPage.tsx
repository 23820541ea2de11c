import { AddStartPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { addStartPage } from '../../../api/startPageMutations.ts';
import { notify } from '../../../state/notifications.ts';

/** The dialog that adds a start page. */
export function AddStartPage({ onClose }: HostedModalProps) {
  return (
    <AddStartPageModal
      onAdd={async (page) => {
        const result = await addStartPage(page);
        if (result.ok) notify({ kind: 'success', text: `${page.startPage1.trim()} has been added.` });
        return result;
      }}
      onClose={onClose}
    />
  );
}
