import { canOpenPath } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { additions, type AddDialog } from '../../actions/additions.ts';
import { listPageActions } from '../../actions/pageActions.ts';
import type { OpenDialog } from '../../dialogs/dialogInUrl.ts';
import type { Pages } from '../../navigation/usePages.ts';
import { EMAIL_PATH, PASSWORD_PATH, SECOND_FACTOR_PATH } from '../../screens/account/paths.ts';

/** An action without a record. */
interface AppAction {
  label: string;
  detail: string;
  run: () => void;
}

/** The actions of the shown page. */
export function listShownActions(): AppAction[] {
  return listPageActions().map((action) => ({
    ...action,
    detail: /\b(download|csv)\b/i.test(action.label) ? 'Export of this page' : 'This page',
  }));
}

/** The dialogs that add something, as far as the user can open their page. */
export function listAddActions({ tree, user }: Pages, openDialog: OpenDialog): AppAction[] {
  return (Object.keys(additions) as AddDialog[])
    .filter((dialog) => canOpenPath(tree, additions[dialog].page, user))
    .map((dialog) => ({ label: additions[dialog].label, detail: 'Action', run: () => openDialog(dialog) }));
}

/** The entries of the user's menu and the forms of the account, each below the heading of its group. */
export function listAccountActions(entries: readonly MenuEntry[], open: (href: string) => void): AppAction[] {
  const links = [
    { kind: 'link', label: 'Change password', href: PASSWORD_PATH },
    { kind: 'link', label: 'Change email', href: EMAIL_PATH },
    { kind: 'link', label: 'Two-step verification', href: SECOND_FACTOR_PATH },
  ] as const;
  let detail = 'Account';
  return [...links, ...entries].flatMap((entry) => {
    if (entry.kind === 'separator') detail = 'Account';
    if (entry.kind === 'heading') detail = entry.label;
    if (entry.kind === 'link') return [{ label: entry.label, detail, run: () => open(entry.href) }];
    if (entry.kind === 'action' || entry.kind === 'radio')
      return [{ label: entry.label, detail, run: entry.onSelect }];
    return [];
  });
}
