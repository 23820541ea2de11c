import { buildPageTree } from '@portal/domain';
import { AddPortalPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/pages.ts';
import { addPage } from '../../../api/pageMutations.ts';
import { useReportViews } from '../../../api/reportViews.ts';
import { notify } from '../../../state/notifications.ts';

export interface AddPortalPageProps {
  /** The parent of the new page; default: the top level. */
  parentId?: number;
}

/** The dialog that adds a page. */
export function AddPortalPage({ parentId, onClose }: AddPortalPageProps & HostedModalProps) {
  const { data: pages } = usePageRecords();
  const tree = useMemo(() => buildPageTree(pages ?? []), [pages]);
  return (
    <AddPortalPageModal
      tree={tree}
      parentId={parentId}
      views={asyncList(useReportViews())}
      onAdd={async (page) => {
        const result = await addPage(page);
        if (result.ok) notify({ kind: 'success', text: `${page.pageName} has been added.` });
        return result;
      }}
      onClose={onClose}
    />
  );
}
