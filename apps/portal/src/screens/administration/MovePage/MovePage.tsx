import { buildPageTree, flattenPages } from '@portal/domain';
import { MovePageModal } from '@portal/ui/administration';
import { useState } from 'react';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { movePage } from '../../../api/resources/pageMutations.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { MissingPage } from '../shared/MissingPage.tsx';
import { useDialogTitle } from '../../../dialogs/useDialogTitle.ts';

/** The dialog that moves a page, as an alternative to dragging. */
export function MovePage({ recordId, onClose }: RecordDialogProps) {
  const { data: pages } = usePageRecords();
  // The options stay stable when the list changes.
  const [tree] = useState(() => buildPageTree(pages ?? []));
  const page = flattenPages(tree).find((each) => each.pageId === Number(recordId));
  useDialogTitle(page?.pageName);
  if (!page) return <MissingPage title="Move page" onClose={onClose} />;
  return (
    <MovePageModal
      tree={tree}
      page={page}
      onMove={async (move) => notifyOnSuccess(movePage(move), `${page.pageName} has been moved.`)}
      onClose={onClose}
    />
  );
}
