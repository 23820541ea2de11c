import { flattenPages, type PageNode, type PageRecord } from '@portal/domain';

/** The pages as the tree shows them: each before those below it, brothers in their order, and which stands above which. */
export function pageRows(records: readonly PageRecord[], tree: readonly PageNode[]) {
  const byId = new Map(records.map((record) => [record.pageId, record]));
  const nodes = flattenPages(tree);
  return {
    rows: nodes.flatMap(({ pageId }) => byId.get(pageId) ?? []),
    parentOf: new Map(nodes.map(({ pageId, parent }) => [pageId, parent?.pageId ?? null])),
  };
}
