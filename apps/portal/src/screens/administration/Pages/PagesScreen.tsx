import { buildPageTree, validatePage, flattenPages, type PageNode, type PageRecord } from '@portal/domain';
import { filterPages, pageColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { TreeTable } from '@portal/ui/tables';
import { AddButton } from '../../../actions/AddButton.tsx';
import { useMemo } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { usePageRecords } from '../../../api/resources/pages.ts';
import { movePage, savePage } from '../../../api/resources/pageMutations.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { useFilterInUrl } from '../shared/useFilterInUrl.tsx';
import { listPageActions } from './pageActions.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';

/** Edits the page tree that defines menu and access (specification 1 §2). */
export function PagesScreen() {
  const query = usePageRecords();
  const tree = useMemo(() => buildPageTree(query.data ?? []), [query.data]);
  const { filter, isFiltered, filterBox } = useFilterInUrl('Filter by name, URL or role');
  const { rows, parentOf } = useMemo(
    () => toPageRows(query.data ?? [], filterPages(tree, filter)),
    [query.data, tree, filter],
  );
  const pages = asyncList(query, () => rows);
  const openDialog = useOpenDialog();
  return (
    <Page
      title="Web Site Pages"
      count={formatCount(pages, 'page', 'pages')}
      filters={filterBox}
      actions={<AddButton dialog="addPortalPage" />}
    >
      <TreeTable
        {...useTableColumns('Pages', pageColumns)}
        rows={pages}
        allRows={asyncList(query)}
        rowId={(page) => page.pageId}
        parentId={(page) => parentOf.get(page.pageId) ?? null}
        validate={validatePage}
        onSave={({ row }) => savePage(row)}
        // Positions among the shown pages are not those among all.
        onRowMove={
          isFiltered
            ? undefined
            : ({ id, parentId, index }) => movePage({ pageId: id, parentId: parentId ?? 0, index })
        }
        rowActions={(page) => listPageActions(page, openDialog)}
        empty={{ hint: isFiltered ? 'No rows match the filter.' : 'Add a page to get started.' }}
        tools={{ print: true, csv: { fileName: fileNames.pages } }}
      />
    </Page>
  );
}

/** The pages in tree order, each before its children, with a map of parents. */
function toPageRows(records: readonly PageRecord[], tree: readonly PageNode[]) {
  const byId = new Map(records.map((record) => [record.pageId, record]));
  const nodes = flattenPages(tree);
  return {
    rows: nodes.flatMap(({ pageId }) => byId.get(pageId) ?? []),
    parentOf: new Map(nodes.map(({ pageId, parent }) => [pageId, parent?.pageId ?? null])),
  };
}
