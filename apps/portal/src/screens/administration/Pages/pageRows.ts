import { flattenPages, type PageNode, type PageRecord } from '@portal/domain';

/** The pages in tree order, each before its children, with a map of parents. */
export function toPageRows(records: readonly PageRecord[], tree: readonly PageNode[]) {
  const byId = new Map(records.map((record) => [record.pageId, record]));
  const nodes = flattenPages(tree);
  return {
    rows: nodes.flatMap(({ pageId }) => byId.get(pageId) ?? []),
    parentOf: new Map(nodes.map(({ pageId, parent }) => [pageId, parent?.pageId ?? null])),
  };
}
