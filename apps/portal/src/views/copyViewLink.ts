import { copyText } from '@portal/ui/controls';
import { basePath } from '../config/env.ts';
import { notify } from '../state/notifications.ts';
import type { SavedView, ShownScreen } from './ShownScreen.ts';
import { captureFullQuery } from './viewContent.ts';
import { viewInUrl } from './viewInUrl.ts';

/**
 * Copies the address of what a screen shows, which works for those who cannot use the view, and after it was deleted.
 * @param view the open one; it is named only if it is shared
 */
export async function copyViewLink(
  { screen, inUrl, states, table, hasChart }: ShownScreen,
  view: SavedView | undefined,
  query: URLSearchParams,
): Promise<void> {
  const look = viewInUrl.write({
    view: view?.sharedWithRole ? view.savedViewId : null,
    columns: table.columns,
    density: inUrl.density ?? view?.density ?? null,
    hasChart,
  });
  const full = new URLSearchParams([...captureFullQuery(query, states, screen.views.subject), ...look]);
  try {
    await copyText(`${location.origin}${basePath}${screen.path}?${full}`);
    notify({ kind: 'success', text: 'The link has been copied.' });
  } catch {
    notify({ kind: 'error', text: 'The link could not be copied. Copy it from the address bar.' });
  }
}
