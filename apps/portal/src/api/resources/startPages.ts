import type { StartPage, StartPageValues } from '@portal/domain';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/startpage', {}), {
  rowId: ({ startPageId }) => startPageId,
  // Users refer to start pages by name.
  affectedKeys: [['get', '/api/user']],
});

/** The start pages that can be assigned to users. */
export const { useRows: useStartPages, prefetch: prefetchStartPages, fetchRows: fetchStartPages } = list;

export const addStartPage = list.save((body: StartPageValues) =>
  clients.provider.POST('/api/startpage', { body }),
);

export const saveStartPage = (page: StartPage) =>
  list.saveVersion('start page', page, (header) =>
    clients.provider.PUT('/api/startpage', { body: page, params: { header } }),
  );

/** Deletes a start page; users who have it keep its URL. */
export const deleteStartPage = list.remove(({ startPageId }) =>
  clients.provider.DELETE('/api/startpage/{startPageId}', { params: { path: { startPageId } } }),
);
