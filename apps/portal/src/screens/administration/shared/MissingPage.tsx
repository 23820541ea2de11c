import { Modal } from '@portal/ui/modals';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';

/** Replaces a dialog of a page that does not exist. */
export function MissingPage({ title, onClose }: DialogProps & { title: string }) {
  return (
    <Modal title={title} size="small" onClose={onClose}>
      No page has this ID. It may have been deleted.
    </Modal>
  );
}
