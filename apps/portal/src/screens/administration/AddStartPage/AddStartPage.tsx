import { AddStartPageModal } from '@portal/ui/administration';
import { addStartPage } from '../../../api/resources/startPages.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

export function AddStartPage({ onClose }: DialogProps) {
  return (
    <AddStartPageModal
      onAdd={async (page) => notifyOnSuccess(addStartPage(page), `${page.startPage1.trim()} has been added.`)}
      onClose={onClose}
    />
  );
}
