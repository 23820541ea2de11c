import type { ProviderSchemas } from '@portal/api-client';
import { notify } from '../../state/notifications.ts';
import { clients } from '../clients.ts';
import { createListResource } from '../listResource.ts';
import { mutate } from '../mutations.ts';
import { toggleResult } from '../submitResult.ts';
import { savedViewsQuery } from './savedViews.ts';

type SavedView = ProviderSchemas['SavedView'];

/** Favorites and the latest places show the names of views. */
const affectedKeys = [
  ['get', '/api/home'],
  ['get', '/api/favorite'],
];

const list = createListResource(savedViewsQuery, { rowId: ({ savedViewId }) => savedViewId, affectedKeys });

export const addView = list.save((body: ProviderSchemas['NewSavedView']) =>
  clients.provider.POST('/api/savedview', { body }),
);

/** Replaces a view unless someone else has saved a newer version. */
export function saveView(view: SavedView) {
  const { savedViewId, page, name, columns, density, hasChart, sharedWithRole } = view;
  return list.saveVersion('view', view, (header) =>
    clients.provider.PUT('/api/savedview/{savedViewId}', {
      params: { path: { savedViewId }, header },
      body: { page, name, query: view.query, columns, density, hasChart, sharedWithRole },
    }),
  );
}

export const deleteView = list.remove(({ savedViewId }) =>
  clients.provider.DELETE('/api/savedview/{savedViewId}', { params: { path: { savedViewId } } }),
);

/** Chooses the view that a page opens with for the user; a failure is notified. @param savedViewId `null` for none */
export async function setDefaultView(page: string, savedViewId: number | null): Promise<void> {
  const send = () => clients.provider.PUT('/api/defaultview', { body: { page, savedViewId } });
  const result = await toggleResult(() => mutate([savedViewsQuery.queryKey], send));
  if (!result.ok) notify({ kind: 'error', text: result.message });
}
