import { flattenPages, type PageNode, type PageRecord } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/controls';
import { deletePage } from '../../../api/pageMutations.ts';
import { openModal } from '../../../dialogs/openModal.ts';
import { confirmDelete } from '../shared/confirmDelete.ts';

/** The actions of a page, shared by context menu, keyboard and row button. */
export function listPageActions({ pageId, pageName }: PageRecord, tree: readonly PageNode[]): MenuEntry[] {
  return [
    { kind: 'action', label: 'Page roles', onSelect: () => openModal('pageRoles', { pageId }) },
    { kind: 'action', label: 'Page server roles', onSelect: () => openModal('pageServerRoles', { pageId }) },
    { kind: 'separator' },
    { kind: 'action', label: 'Move', onSelect: () => openModal('movePage', { pageId }) },
    {
      kind: 'action',
      label: 'Add page below',
      onSelect: () => openModal('addPortalPage', { parentId: pageId }),
    },
    { kind: 'separator' },
    {
      kind: 'action',
      label: 'Delete',
      destructive: true,
      onSelect: () =>
        confirmDelete({
          objectType: 'page',
          name: pageName,
          question: formatDeleteQuestion(pageName, countDescendants(tree, pageId)),
          onDelete: () => deletePage({ pageId }),
        }),
    },
  ];
}

function countDescendants(tree: readonly PageNode[], pageId: number): number {
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  return page ? flattenPages(page.children).length : 0;
}

function formatDeleteQuestion(pageName: string, descendantCount: number): string {
  const question = `Are you sure you want to delete ${pageName}`;
  if (descendantCount === 0) return `${question}?`;
  return `${question} and the ${descendantCount === 1 ? 'page' : `${descendantCount} pages`} below it?`;
}
