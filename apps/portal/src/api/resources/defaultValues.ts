import type { DefaultValue } from '@portal/domain';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/defaultvalue', {}), {
  rowId: ({ defaultKey }) => defaultKey,
});

export const { useRows: useDefaultValues, prefetch: prefetchDefaultValues } = list;

/** Saves value and help text of a key. */
export const saveDefaultValue = (value: DefaultValue) =>
  list.saveVersion('default value', value, (header) =>
    clients.provider.PUT('/api/defaultvalue', { body: value, params: { header } }),
  );
