import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { type ViewsLocaleText, viewsLocaleText } from './viewsLocaleText.ts';

/** A saved view of the page. */
export interface ViewItem {
  id: number;
  name: string;
  /** Who saved it. */
  ownerName: string;
  /** The user saved it, and can change it. */
  isOwn: boolean;
  /** The role that it is shared with; `null` for none. */
  sharedWithRole: string | null;
  /** The page opens with it. */
  isDefault: boolean;
  /** It is a favorite. */
  isStarred: boolean;
}

/** What can be done with the open view, or what the page shows. */
export type ViewCommand =
  'save' | 'saveAs' | 'edit' | 'reset' | 'delete' | 'toggleDefault' | 'toggleStar' | 'copyLink' | 'showAll';

interface ViewMenuOptions {
  views: AsyncState<readonly ViewItem[]>;
  openView: ViewItem | null;
  /** What differs from the open view. */
  changes: readonly string[];
  onOpen: (change: { id: number | null }) => void;
  onCommand: (change: { command: ViewCommand }) => void;
  strings: ViewsLocaleText;
}

/** More are chosen in a dialog with a filter. */
const maxListed = 12;

/** Entries of the menu: the changes, the views, and what can be done with the open one. */
export function createViewEntries(options: ViewMenuOptions): MenuEntry[] {
  const { views, openView, changes, onOpen, onCommand, strings } = options;
  const toAction = (command: ViewCommand, more: object = {}): MenuEntry => ({
    kind: 'action',
    label: strings[command],
    onSelect: () => onCommand({ command }),
    ...more,
  });
  const toCheckbox = (command: ViewCommand, checked: boolean): MenuEntry => ({
    kind: 'checkbox',
    label: strings[command],
    checked,
    onToggle: () => onCommand({ command }),
  });
  const all = getShownData(views) ?? [];
  const listed = all.length <= maxListed ? all : all.slice(0, maxListed);
  const shown = openView && !listed.includes(openView) ? [openView, ...listed] : listed;
  const readOnly = openView?.isOwn === false ? { disabledReason: strings.savedBy(openView.ownerName) } : {};

  const entries: MenuEntry[] = [];
  if (openView && changes.length > 0)
    entries.push(
      { kind: 'heading', label: strings.changed(changes) },
      toAction('reset'),
      toAction('save', readOnly),
    );
  entries.push(toAction('saveAs'), toAction('copyLink'), { kind: 'separator' });
  entries.push({ kind: 'heading', label: getHeading(views, strings) });
  if (views.status === 'failed' && views.retry)
    entries.push({ kind: 'action', label: strings.retry, onSelect: views.retry });
  const addView = (id: number | null, label: string, checked: boolean) =>
    entries.push({ kind: 'radio', label, checked, onSelect: () => onOpen({ id }) });
  addView(null, strings.standard, !openView);
  for (const view of shown) addView(view.id, formatView(view, strings), view === openView);
  if (all.length > maxListed) entries.push(toAction('showAll', { label: strings.allViews(all.length) }));
  if (openView)
    entries.push(
      { kind: 'separator' },
      toCheckbox('toggleDefault', openView.isDefault),
      toCheckbox('toggleStar', openView.isStarred),
      toAction('edit', readOnly),
      toAction('delete', { destructive: true, ...readOnly }),
    );
  return entries;
}

function formatView(view: ViewItem, strings: ViewsLocaleText): string {
  return [isolateDirection(view.name), ...listViewDetails(view, strings)].join(' · ');
}

/** What distinguishes a view: who saved it or can use it, and whether the page opens with it. */
export function listViewDetails(
  view: Omit<ViewItem, 'id' | 'isStarred'>,
  strings: ViewsLocaleText = viewsLocaleText,
): string[] {
  const { isOwn, ownerName, sharedWithRole, isDefault } = view;
  return [
    ...(isOwn ? [] : [ownerName]),
    ...(isOwn && sharedWithRole !== null ? [strings.sharedWith(sharedWithRole)] : []),
    ...(isDefault ? [strings.isDefault] : []),
  ];
}

/** Keeps text from right to left, and characters that change the direction, from reordering what follows. */
function isolateDirection(text: string): string {
  return /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? `\u2068${text}\u2069` : text;
}

function getHeading(views: AsyncState<unknown>, strings: ViewsLocaleText): string {
  if (views.status === 'loading') return strings.loading;
  return views.status === 'failed' ? views.message : strings.views;
}
