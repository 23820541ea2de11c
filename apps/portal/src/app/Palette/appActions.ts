import { canOpenPath, recordPages } from '@portal/domain';
import type { OpenDialog } from '../../dialogs/dialogInUrl.ts';
import type { Pages } from '../../navigation/usePages.ts';
import type { Density, usePreferences } from '../../state/preferences.ts';

/** An action without a record. */
export interface AppAction {
  label: string;
  detail: string;
  run: () => void;
}

type AddDialog =
  | 'addCampaign'
  | 'addSource'
  | 'addUser'
  | 'addCompany'
  | 'addPortalPage'
  | 'addStartPage'
  | 'addDashboardPage';

/** The dialogs that add something, with the page that offers them. */
const additions: readonly { label: string; dialog: AddDialog; page: string }[] = [
  { label: 'Add campaign', dialog: 'addCampaign', page: recordPages.campaign },
  { label: 'Add source', dialog: 'addSource', page: recordPages.source },
  { label: 'Add user', dialog: 'addUser', page: recordPages.user },
  { label: 'Add company', dialog: 'addCompany', page: '/Admin/Companies' },
  { label: 'Add portal page', dialog: 'addPortalPage', page: '/Admin/Pages' },
  { label: 'Add start page', dialog: 'addStartPage', page: '/Admin/StartPages' },
  { label: 'Add dashboard page', dialog: 'addDashboardPage', page: '/Admin/DashboardPages' },
];

interface AppActionOptions {
  pages: Pages;
  openDialog: OpenDialog;
  changePreferences: ReturnType<typeof usePreferences>[1];
  changeDensity: (density: Density) => void;
  showShortcuts: () => void;
}

/** The actions that the user can take on every page. */
export function listAppActions(options: AppActionOptions): AppAction[] {
  const { pages, openDialog, changePreferences, changeDensity, showShortcuts } = options;
  return [
    ...additions
      .filter(({ page }) => canOpenPath(pages.tree, page, pages.user))
      .map(({ label, dialog }) => ({ label, detail: 'Action', run: () => openDialog(dialog) })),
    { label: 'Light', detail: 'Appearance', run: () => changePreferences({ colorMode: 'light' }) },
    { label: 'Dark', detail: 'Appearance', run: () => changePreferences({ colorMode: 'dark' }) },
    {
      label: 'Use system setting',
      detail: 'Appearance',
      run: () => changePreferences({ colorMode: 'system' }),
    },
    { label: 'Comfortable', detail: 'Density', run: () => changeDensity('comfortable') },
    { label: 'Compact', detail: 'Density', run: () => changeDensity('compact') },
    { label: 'Keyboard shortcuts', detail: 'Help', run: showShortcuts },
  ];
}
