import { buildPageTree, flattenPages } from '@portal/domain';
import { AddPortalPageModal } from '@portal/ui/administration';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { addPage } from '../../../api/resources/pageMutations.ts';
import { useReportViews } from '../../../api/resources/reportViews.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notifyOnSuccess } from '../../../state/notifications.ts';
import { MissingPage } from '../shared/MissingPage.tsx';
import { useRoleNames } from '../shared/roleNames.ts';

interface AddPortalPageProps extends DialogProps {
  /** The parent of the new page; default: the top level. */
  recordId?: string;
}

/** The dialog that adds a page. */
export function AddPortalPage({ recordId, onClose }: AddPortalPageProps) {
  const { data: pages } = usePageRecords();
  const tree = useMemo(() => buildPageTree(pages ?? []), [pages]);
  const roles = useRoleNames();
  const views = asyncList(useReportViews());
  const parentId = recordId === undefined ? undefined : Number(recordId);
  const hasParent = parentId === undefined || flattenPages(tree).some(({ pageId }) => pageId === parentId);
  if (!hasParent) return <MissingPage title="Add page" onClose={onClose} />;
  return (
    <AddPortalPageModal
      tree={tree}
      parentId={parentId}
      roles={roles}
      views={views}
      onAdd={async (page) => notifyOnSuccess(addPage(page), `${page.pageName} has been added.`)}
      onClose={onClose}
    />
  );
}
