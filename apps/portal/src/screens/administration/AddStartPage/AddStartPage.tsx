import { AddStartPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { addStartPage } from '../../../api/resources/startPages.ts';
import { notifySuccess } from '../../../state/notifications.ts';

/** The dialog that adds a start page. */
export function AddStartPage({ onClose }: HostedModalProps) {
  return (
    <AddStartPageModal
      onAdd={(page) => notifySuccess(addStartPage(page), `${page.startPage1.trim()} has been added.`)}
      onClose={onClose}
    />
  );
}
