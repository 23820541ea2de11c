import type { MenuEntry } from '@portal/ui/controls';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { toMailerSummary } from '../paths.ts';

/** The action of a source code: the link of its row, in the palette too. */
export function listSourceActions(source: string, openDialog: OpenDialog): MenuEntry[] {
  return [{ kind: 'action', label: 'Edit', onSelect: () => openDialog('editSource', source) }];
}

/** The actions of a campaign: the links of its row, in the palette too. */
export function listCampaignActions(campaignId: number, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Edit', onSelect: () => openDialog('editCampaign', campaignId) },
    { kind: 'link', label: 'Mailer summary', href: toMailerSummary(campaignId) },
  ];
}
