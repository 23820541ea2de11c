import type { MenuEntry } from '@portal/ui/controls';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';

/** The action of a message: its row menu, in the palette too. */
export function listMessageActions(messageId: number, openDialog: OpenDialog): MenuEntry[] {
  return [{ kind: 'action', label: 'Show deliveries', onSelect: () => openDialog('deliveries', messageId) }];
}
