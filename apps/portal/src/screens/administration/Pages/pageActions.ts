import { flattenPages, type PageNode, type PageRecord } from '@portal/domain';
import type { MenuEntry } from '@portal/ui/layout';
import { deletePage } from '../../../api/pageWrites.ts';
import { openModal } from '../../../app/modals/openModal.ts';
import { askToDelete } from '../askToDelete.ts';

/** The actions of a page, shared by context menu, keyboard and row button. */
export function pageActions({ pageId, pageName }: PageRecord, tree: readonly PageNode[]): MenuEntry[] {
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
        askToDelete({
          what: 'page',
          name: pageName,
          question: deleteQuestion(pageName, countBelow(tree, pageId)),
          onDelete: () => deletePage({ pageId }),
        }),
    },
  ];
}

function countBelow(tree: readonly PageNode[], pageId: number): number {
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  return page ? flattenPages(page.children).length : 0;
}

function deleteQuestion(pageName: string, below: number): string {
  const question = `Are you sure you want to delete ${pageName}`;
  if (below === 0) return `${question}?`;
  return `${question} and the ${below === 1 ? 'page' : `${below} pages`} below it?`;
}
