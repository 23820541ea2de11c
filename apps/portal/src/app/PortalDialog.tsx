import { DialogHost } from '../dialogs/DialogHost.tsx';
import type { DialogInUrl } from '../dialogs/useDialogInUrl.ts';
import { dialogs } from './dialogs.ts';

/** The dialog in the URL. */
export function PortalDialog({ dialog }: { dialog: DialogInUrl }) {
  return <DialogHost dialog={dialog} dialogs={dialogs} />;
}
