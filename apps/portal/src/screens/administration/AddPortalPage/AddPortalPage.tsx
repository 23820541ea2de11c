import { buildPageTree } from '@portal/domain';
import { AddPortalPageModal } from '@portal/ui/administration';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/pages.ts';
import { addPage } from '../../../api/pageMutations.ts';
import { useReportViews } from '../../../api/reportViews.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';

interface AddPortalPageProps extends DialogProps {
  /** The parent of the new page; default: the top level. */
  recordId?: string;
}

/** The dialog that adds a page. */
export function AddPortalPage({ recordId, onClose }: AddPortalPageProps) {
  const { data: pages } = usePageRecords();
  const tree = useMemo(() => buildPageTree(pages ?? []), [pages]);
  return (
    <AddPortalPageModal
      tree={tree}
      parentId={recordId === undefined ? undefined : Number(recordId)}
      views={asyncList(useReportViews())}
      onAdd={async (page) => notifyOnSuccess(addPage(page), `${page.pageName} has been added.`)}
      onClose={onClose}
    />
  );
}
