import { canOpenPath, type NamedPlace, type RecordKind, type User } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { fetchUsers } from '../../api/resources/users.ts';
import type { OpenDialog } from '../../dialogs/dialogInUrl.ts';
import type { Pages } from '../../navigation/usePages.ts';
import { listUserActions } from '../../screens/administration/shared/userActions.ts';
import { listJobActions } from '../../screens/barcode/shared/jobActions.ts';
import { listCampaignActions, listSourceActions } from '../../screens/campaigns/shared/campaignActions.ts';

type NamedAction = Extract<MenuEntry, { kind: 'action' | 'link' }>;

/** The actions of a record, as the row menu of its list has them; none if it does not exist any more. */
type ListActions = (place: NamedPlace, opening: Opening) => Promise<MenuEntry[]>;

interface Opening {
  openDialog: OpenDialog;
  open: (href: string) => void;
}

const listsByKind: Partial<Record<RecordKind, ListActions>> = {
  user: async ({ id }, { openDialog }) => {
    const user = (await fetchUsers()).find(({ userId }) => String(userId) === id);
    return user ? listUserActions(user, openDialog) : [];
  },
  campaign: async ({ id }, { openDialog }) => listCampaignActions(Number(id), openDialog),
  source: async ({ id }, { openDialog }) => listSourceActions(id, openDialog),
  job: async ({ id }, { open }) => listJobActions(Number(id), open),
};

const isNamed = (entry: MenuEntry): entry is NamedAction => entry.kind === 'action' || entry.kind === 'link';

const commands = [
  ...listUserActions({ userId: 0, username: '' } as User, () => {}).map((entry) => ({
    kind: 'user' as const,
    entry,
  })),
  ...listCampaignActions(0, () => {}).map((entry) => ({ kind: 'campaign' as const, entry })),
  ...listSourceActions('', () => {}).map((entry) => ({ kind: 'source' as const, entry })),
  ...listJobActions(0, () => {}).map((entry) => ({ kind: 'job' as const, entry })),
].flatMap(({ kind, entry }) => (isNamed(entry) ? [{ kind, label: entry.label, entry }] : []));

/** The labels that the row menus have, before a record is known; links only to pages that the user can open. */
export function listCommands({ tree, user }: Pages) {
  return commands.filter(
    ({ entry }) => entry.kind === 'action' || canOpenPath(tree, entry.href.replace(/\?.*/, ''), user),
  );
}

/** The action of a record with a label. */
export async function findRecordAction(
  place: NamedPlace,
  label: string,
  opening: Opening,
): Promise<NamedAction | undefined> {
  const entries = (await listsByKind[place.kind as RecordKind]?.(place, opening)) ?? [];
  return entries.filter(isNamed).find((entry) => entry.label === label);
}
