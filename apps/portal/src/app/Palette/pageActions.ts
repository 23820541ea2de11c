import type { AppAction } from './appActions.ts';
import { findVisible, getElementName } from './shownShortcuts.ts';

/** The actions beside the title of the shown page. Those that download are found as exports too. */
export function listPageActions(page: ParentNode): AppAction[] {
  return findVisible(page, 'main .PortalPage-actions :is(button, a):not([aria-disabled="true"])').map(
    (element) => {
      const label = getElementName(element);
      return {
        label,
        detail: /\b(download|csv)\b/i.test(label) ? 'Export of this page' : 'This page',
        run: () => element.click(),
      };
    },
  );
}
