import type { ProviderSchemas } from '@portal/api-client';
import { joinNames, splitNames, type PageRecord } from '@portal/domain';
import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';
import { mutate, mutateListLazily } from './mutations.ts';
import { submitResult } from './submitResult.ts';
import { toggleResult } from './toggleResult.ts';

const serverRoleListQuery = providerApi.queryOptions('get', '/api/serverrole', {});
const pageListKey = providerApi.queryOptions('get', '/api/page', {}).queryKey;

/** All server roles. */
export function useServerRoles() {
  return providerApi.useQuery('get', '/api/serverrole', {});
}

/** Prefetches the server roles. */
export function prefetchServerRoles(): void {
  void queryClient.prefetchQuery(serverRoleListQuery);
}

/** Adds a server role; no page has it yet. */
export const addServerRole = submitResult((rolename: string) =>
  mutate([serverRoleListQuery.queryKey], async () => {
    const { data } = await clients.provider.POST('/api/serverrole', { body: { rolename } });
    return { name: data?.rolename ?? rolename };
  }),
);

/** The new state of a server role of a page. */
export interface PageServerRoleChange {
  pageId: number;
  rolename: string;
  isAssigned: boolean;
}

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Adds or removes a server role of a page. The whole page is sent, so saves are queued: each starts from the result
 * of the one before. A page that someone else has changed is not overwritten.
 */
export function setPageServerRole(change: PageServerRoleChange) {
  const saved = lastSave.then(() => toggleResult(() => savePageServerRole(change)));
  lastSave = saved;
  return saved;
}

async function savePageServerRole({ pageId, rolename, isAssigned }: PageServerRoleChange): Promise<void> {
  const page = queryClient.getQueryData<PageRecord[]>(pageListKey)?.find((each) => each.pageId === pageId);
  if (!page) throw new Error(`No page with ID ${pageId} exists`);
  const others = splitNames(page.serverRoles, 'serverRoles').filter((name) => name !== rolename);
  const serverRoles = joinNames(isAssigned ? [...others, rolename] : others, 'serverRoles');
  await mutateListLazily(
    pageListKey,
    async () => (await clients.provider.PUT('/api/page', toPutRequest({ ...page, serverRoles }))).data,
    (rows: PageRecord[], stored) => rows.map((row) => (row.pageId === pageId && stored ? stored : row)),
  );
}

function toPutRequest(page: ProviderSchemas['Page']) {
  const { rowVersion } = page;
  return {
    body: page,
    ...(rowVersion !== undefined && { params: { header: { 'If-Match': `"${rowVersion}"` } } }),
  };
}
