import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';

const roles = createListResource(providerApi.queryOptions('get', '/api/role', {}), {
  rowId: ({ rolename }) => rolename,
});

export const { useRows: useRoles, prefetch: prefetchRoles } = roles;

/** Adds a role; no user has it yet. */
export const addRole = roles.save((rolename: string) =>
  clients.provider.POST('/api/role', { body: { rolename } }),
);

const serverRoles = createListResource(providerApi.queryOptions('get', '/api/serverrole', {}), {
  rowId: ({ rolename }) => rolename,
});

export const { useRows: useServerRoles, prefetch: prefetchServerRoles } = serverRoles;

/** Adds a server role; no page has it yet. */
export const addServerRole = serverRoles.save((rolename: string) =>
  clients.provider.POST('/api/serverrole', { body: { rolename } }),
);
