import {
  type Command,
  isRecordKind,
  parseCommands,
  parseKind,
  flattenPages,
  rankItems,
  toPagePath,
  toViewHref,
  type MenuNode,
  type NamedPlace,
} from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import type { PaletteGroup, PaletteOption } from '@portal/ui/modals';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFailureMessage } from '../../api/failures.ts';
import { useHome } from '../../api/resources/home.ts';
import { useSavedViews } from '../../api/resources/savedViews.ts';
import { useOpenDialog } from '../../dialogs/dialogInUrl.ts';
import { formatPlaceKind, formatRecordKind, toPlaceHref } from '../../navigation/placeLinks.ts';
import type { Pages } from '../../navigation/usePages.ts';
import { notify } from '../../state/notifications.ts';
import { listAddActions, listShownActions, listAccountActions } from './appActions.ts';
import { type CommandObject, commandSubjects } from './commandSubjects.ts';
import { findRecordAction, listCommands } from './recordActions.ts';
import { useRecordSearch } from './useRecordSearch.ts';

/** A result, with what choosing it does. */
interface Entry extends PaletteOption {
  run: () => void;
}

interface EntryGroup extends PaletteGroup {
  options: Entry[];
}

export const SHORTCUTS_LABEL = 'Keyboard shortcuts';

/** What is exported are the shown rows of a list: the verb leads to the list, which then has the action. */
const exportVerb = /^(?:export|download)\s+(?=\S)/i;

const maxPages = 8;
const maxActions = 6;
const maxCommandRecords = 5;

interface PaletteOptions {
  pages: Pages;
  /** The menu of the user. */
  userEntries: readonly MenuEntry[];
  onShowShortcuts: () => void;
}

/** The results for a text: recent places first, then actions, pages and records, as far as the user can open them. */
export function usePaletteGroups(query: string, { pages, userEntries, onShowShortcuts }: PaletteOptions) {
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const { data: views = [] } = useSavedViews();
  const { data: home } = useHome();
  const text = query.trim();
  const typed = text === '' ? [] : parseCommands(text, listCommands(pages));
  const complete = typed.filter(({ object }) => object !== '');
  const ofKind = typed.length === 0 ? parseKind(text) : null;
  const searches = [
    ...(text === '' ? [] : [{ text }]),
    ...(ofKind ? [ofKind] : []),
    ...complete.map(({ command, object }) => ({ text: object, kind: command.kind })),
  ];
  const { find, isSearching, failure } = useRecordSearch(searches);

  const open = (href: string) => void navigate(href);
  const toEntry = (place: NamedPlace): Entry[] => {
    const { kind, id, title, detail } = place;
    const href = toPlaceHref(place);
    if (href === null) return [];
    const kindText = formatPlaceKind(place);
    const details = [kindText, detail].filter(Boolean).join(' · ');
    return [{ key: `${kind} ${id}`, label: title, detail: details, run: () => open(href) }];
  };
  const toCommandEntry = ({ kind, label }: Command, { id, title, detail }: CommandObject): Entry => ({
    key: `${label} ${kind} ${id}`,
    label: `${label} ${title}`,
    detail: isRecordKind(kind)
      ? formatRecordKind(kind, id)
      : [commandSubjects[kind]?.listed?.name, detail].filter(Boolean).join(' · '),
    run: () => void runCommand({ kind, label }, { id, title }),
  });
  /** The palette has closed meanwhile: notifications say why nothing happens. */
  const runCommand = async ({ kind, label }: Command, { id, title }: Pick<CommandObject, 'id' | 'title'>) => {
    try {
      const action = await findRecordAction({ kind, id }, label, { openDialog, open });
      if (action?.kind === 'link') open(action.href);
      else if (action && action.disabledReason === undefined) action.onSelect();
      else notify({ kind: 'error', text: action?.disabledReason ?? `${title} no longer exists.` });
    } catch (error) {
      notify({ kind: 'error', text: getFailureMessage(error) });
    }
  };

  const commandEntries = complete.flatMap(({ command, object }) =>
    find({ text: object, kind: command.kind })
      .slice(0, maxCommandRecords)
      .map((found) => toCommandEntry(command, found)),
  );
  const [shownActions] = useState(listShownActions);
  const actions = [
    ...shownActions,
    ...listAddActions(pages, openDialog),
    { label: SHORTCUTS_LABEL, detail: 'Help', run: onShowShortcuts },
    ...listAccountActions(userEntries, open),
  ].map((action): Entry => ({ ...action, key: `action ${action.label}` }));
  const pageEntries = listPages(pages.menu, []).map(({ node, groups }): Entry & { url: string } => ({
    key: `page ${node.pageId}`,
    url: node.url ?? '',
    label: node.pageName,
    detail: groups.join(' › '),
    run: () => (node.external ? window.open(node.url ?? '', '_blank', 'noreferrer') : open(node.url ?? '')),
  }));
  // A command without an object leads to the list, whose rows have it.
  const commandPages = typed.flatMap(({ command, object }) =>
    object === '' ? pageEntries.filter(({ url }) => toPagePath(url) === toPagePath(command.page)) : [],
  );
  const pageNames = new Map(flattenPages(pages.tree).map(({ url, pageName }) => [toPagePath(url), pageName]));
  const viewEntries = views.flatMap((view) =>
    toEntry({
      kind: 'view',
      id: String(view.savedViewId),
      title: view.name,
      detail: pageNames.get(toPagePath(view.page)) ?? '',
      href: toViewHref(view),
    }),
  );
  const textsOf = ({ label, detail = '' }: Entry) => [label, detail];
  const recent = (home?.recent ?? []).flatMap(toEntry);
  const groups =
    text === ''
      ? [
          { label: 'Recent', options: recent },
          { label: 'Favorites', options: (home?.favorites ?? []).flatMap(toEntry) },
          { label: 'Actions', options: actions.slice(0, maxActions) },
        ]
      : [
          {
            label: 'Actions',
            options: [...commandEntries, ...rankItems(text, actions, textsOf).slice(0, maxActions)],
          },
          {
            label: 'Pages',
            options: [
              ...commandPages,
              ...rankItems(text.replace(exportVerb, ''), pageEntries, textsOf).slice(0, maxPages),
            ],
          },
          { label: 'Views', options: rankItems(text, viewEntries, textsOf).slice(0, maxPages) },
          {
            label: 'Records',
            options: [
              ...(ofKind ? find(ofKind) : []),
              ...recentFirst(find({ text }), home?.recent ?? []),
            ].flatMap(toEntry),
          },
        ];
  return { groups: withoutRepeats(groups), isSearching, failure };
}

/** Pages with a URL at all levels of the menu, with their groups. */
function listPages(
  menu: readonly MenuNode[],
  groups: readonly string[],
): { node: MenuNode; groups: readonly string[] }[] {
  return menu.flatMap((node) => [
    ...(node.url === null ? [] : [{ node, groups }]),
    ...listPages(node.children, [...groups, node.pageName]),
  ]);
}

/** Records that were opened lately come first. */
function recentFirst(found: readonly NamedPlace[], recent: readonly NamedPlace[]): NamedPlace[] {
  const isRecent = ({ kind, id }: NamedPlace) => recent.some((each) => each.kind === kind && each.id === id);
  return [...found.filter(isRecent), ...found.filter((place) => !isRecent(place))];
}

/** Each result once, where it comes first. */
function withoutRepeats(groups: readonly EntryGroup[]): EntryGroup[] {
  const seen = new Set<string>();
  return groups.map(({ label, options }) => ({
    label,
    options: options.filter(({ key }) => !seen.has(key) && seen.add(key)),
  }));
}
