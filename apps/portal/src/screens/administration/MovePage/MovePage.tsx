import { buildPageTree, flattenPages } from '@portal/domain';
import { MovePageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { useState } from 'react';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { movePage } from '../../../api/resources/pageMutations.ts';
import { notifySuccess } from '../../../state/notifications.ts';

export interface MovePageProps {
  pageId: number;
}

/** The dialog that moves a page, as an alternative to dragging. */
export function MovePage({ pageId, onClose }: MovePageProps & HostedModalProps) {
  const { data: pages } = usePageRecords();
  // The options stay stable when the list changes.
  const [tree] = useState(() => buildPageTree(pages ?? []));
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  if (!page) return null;
  return (
    <MovePageModal
      tree={tree}
      page={page}
      onMove={(move) => notifySuccess(movePage(move), `${page.pageName} has been moved.`)}
      onClose={onClose}
    />
  );
}
