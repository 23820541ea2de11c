import { canOpenPath } from '@portal/domain';
import { additions, type AddDialog } from '../../actions/additions.ts';
import type { OpenDialog } from '../../dialogs/dialogInUrl.ts';
import type { Pages } from '../../navigation/usePages.ts';
import type { Density, usePreferences } from '../../state/preferences.ts';

/** An action without a record. */
export interface AppAction {
  label: string;
  detail: string;
  run: () => void;
}

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
    ...(Object.keys(additions) as AddDialog[])
      .filter((dialog) => canOpenPath(pages.tree, additions[dialog].page, pages.user))
      .map((dialog) => ({ label: additions[dialog].label, detail: 'Action', run: () => openDialog(dialog) })),
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
