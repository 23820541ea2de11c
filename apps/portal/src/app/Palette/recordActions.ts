import { canOpenPath, type CommandKind } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import type { Pages } from '../../navigation/usePages.ts';
import { commandSubjects, type CommandSubject, type Opening } from './commandSubjects.ts';

type NamedAction = Extract<MenuEntry, { kind: 'action' | 'link' }>;

const isNamed = (entry: MenuEntry): entry is NamedAction => entry.kind === 'action' || entry.kind === 'link';

const commands = (Object.entries(commandSubjects) as [CommandKind, CommandSubject][]).flatMap(
  ([kind, { page, sampleActions }]) =>
    sampleActions.filter(isNamed).map((entry) => ({ kind, page, label: entry.label, entry })),
);

/** The labels of the row menus whose page the user can open; links only to pages that the user can open. */
export function listCommands({ tree, user }: Pages) {
  const isOpen = (href: string) => canOpenPath(tree, href.replace(/\?.*/, ''), user);
  return commands.filter(
    ({ page, entry }) => isOpen(page) && (entry.kind === 'action' || isOpen(entry.href)),
  );
}

/** The action with a label. */
export async function findRecordAction(
  { kind, id }: { kind: CommandKind; id: string },
  label: string,
  opening: Opening,
): Promise<NamedAction | undefined> {
  const entries = (await commandSubjects[kind]?.listActions(id, opening)) ?? [];
  return entries.filter(isNamed).find((entry) => entry.label === label);
}
