import { providerApi } from '../queryHooks.ts';
import { createListResource } from '../listResource.ts';

/** The flat page list. Loaded once per login and page load; page edits invalidate it, and with it the menu. */
export const pageList = createListResource(providerApi.queryOptions('get', '/api/page', {}), {
  rowId: ({ pageId }) => pageId,
  staleTimeMs: Number.POSITIVE_INFINITY,
});

/** The flat page list, from which menu and access are derived. */
export const { useRows: usePageRecords, prefetch: prefetchPageRecords } = pageList;
