import { buildPageTree, flattenPages } from '@portal/domain';
import { MovePageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { useState } from 'react';
import { usePageRecords } from '../../api/pages.ts';
import { movePage } from '../../api/pageWrites.ts';
import { notify } from '../../state/notices.ts';

export interface MovePageProps {
  pageId: number;
}

/** The dialog that puts a page somewhere else, for whoever does not drag it. */
export function MovePage({ pageId, onClose }: MovePageProps & HostedModalProps) {
  const { data: pages } = usePageRecords();
  // What is chosen among stays, whatever becomes of the list meanwhile.
  const [tree] = useState(() => buildPageTree(pages ?? []));
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  if (!page) return null;
  return (
    <MovePageModal
      tree={tree}
      page={page}
      onMove={async (move) => {
        const result = await movePage(move);
        if (result.ok) notify({ kind: 'success', text: `${page.pageName} has been moved.` });
        return result;
      }}
      onClose={onClose}
    />
  );
}
