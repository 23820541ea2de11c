import { buildPageTree, flattenPages, type PageRecord } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { deletePage } from '../../../api/resources/pageMutations.ts';
import { getPageRecords } from '../../../api/resources/pages.ts';
import type { OpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { confirmDelete } from '../shared/confirmDelete.ts';

/** The actions of a page: its row menu, in the palette too. */
export function listPageActions({ pageId, pageName }: PageRecord, openDialog: OpenDialog): MenuEntry[] {
  return [
    { kind: 'action', label: 'Page roles', onSelect: () => openDialog('pageRoles', pageId) },
    { kind: 'action', label: 'Page server roles', onSelect: () => openDialog('pageServerRoles', pageId) },
    { kind: 'separator' },
    { kind: 'action', label: 'Move', onSelect: () => openDialog('movePage', pageId) },
    { kind: 'action', label: 'Add page below', onSelect: () => openDialog('addChildPage', pageId) },
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Delete',
      destructive: true,
      onSelect: () => {
        const descendants = listDescendantNames(pageId);
        confirmDelete({
          objectType: 'page',
          name: pageName,
          question: formatDeleteQuestion(pageName, descendants.length),
          affected: {
            title: 'These pages will be deleted as well',
            useItems: () => ({ status: 'ready', data: descendants, refreshing: false }),
          },
          onDelete: () => deletePage({ pageId }),
        });
      },
    },
  ];
}

function listDescendantNames(pageId: number): string[] {
  const page = flattenPages(buildPageTree(getPageRecords())).find((each) => each.pageId === pageId);
  return page
    ? flattenPages(page.children).map(({ pageName, url }) => (url ? `${pageName} (${url})` : pageName))
    : [];
}

function formatDeleteQuestion(pageName: string, descendantCount: number): string {
  const question = `Delete page “${pageName}”`;
  if (descendantCount === 0) return `${question}?`;
  return `${question} and the ${descendantCount === 1 ? 'page' : `${descendantCount} pages`} below it?`;
}
