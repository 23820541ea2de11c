import { buildPageTree, validatePage } from '@portal/domain';
import { pageColumns } from '@portal/ui/administration';
import { Button } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { TreeTable } from '@portal/ui/tables';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { movePage, savePage } from '../../../api/resources/pageMutations.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { listPageActions } from './pageActions.ts';
import { toPageRows } from './pageRows.ts';

/** Edits the page tree that defines menu and access (specification 1 §2). */
export function PagesScreen() {
  const query = usePageRecords();
  const tree = useMemo(() => buildPageTree(query.data ?? []), [query.data]);
  const { rows, parentOf } = useMemo(() => toPageRows(query.data ?? [], tree), [query.data, tree]);
  const pages = asyncList(query, () => rows);
  const openDialog = useOpenDialog();
  return (
    <Page
      title="Web Site Pages"
      count={formatCount(pages, 'page', 'pages')}
      actions={
        <Button variant="primary" onClick={() => openDialog('addPortalPage')}>
          Add page
        </Button>
      }
    >
      <TreeTable
        label="Pages"
        columns={pageColumns}
        rows={pages}
        rowId={(page) => page.pageId}
        parentId={(page) => parentOf.get(page.pageId) ?? null}
        validate={validatePage}
        onSave={({ row }) => savePage(row)}
        onRowMove={({ id, parentId, index }) => movePage({ pageId: id, parentId: parentId ?? 0, index })}
        rowActions={(page) => listPageActions(page, tree, openDialog)}
        empty={{ hint: 'Add a page to get started.' }}
        tools={{ csv: { fileName: fileNames.pages } }}
      />
    </Page>
  );
}
