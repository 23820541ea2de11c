import { buildPageTree } from '@portal/domain';
import { AddPortalPageModal } from '@portal/ui/administration';
import type { HostedModalProps } from '@portal/ui/modals';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { addPage } from '../../../api/resources/pageMutations.ts';
import { useReportViews } from '../../../api/resources/reportViews.ts';
import { notifySuccess } from '../../../state/notifications.ts';

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
      onAdd={(page) => notifySuccess(addPage(page), `${page.pageName} has been added.`)}
      onClose={onClose}
    />
  );
}
