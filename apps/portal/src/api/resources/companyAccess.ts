import { type CompanyAccess, padCompanyAbbrev } from '@portal/domain';
import { clients } from '../clients.ts';
import { createListResource } from '../listResource.ts';
import { providerApi } from '../queries.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/usercompanyaccess', {}), {
  rowId: ({ userName, companyAbbrev }) => JSON.stringify([userName, padCompanyAbbrev(companyAbbrev)]),
});

export const useCompanyAccess = list.useRows;

/** The new access of a user to a company: none, read, or read and edit. */
export interface CompanyAccessChange {
  userName: string;
  /** Empty for all companies. */
  companyAbbrev: string;
  access: 'none' | 'read' | 'alter';
}

/** Grants access that the user does not have. */
export function grantCompanyAccess(change: CompanyAccessChange) {
  return saveAccess(change, (body) => clients.provider.POST('/api/usercompanyaccess', { body }));
}

/** Changes whether a user with access may edit. */
export function updateCompanyAccess(change: CompanyAccessChange) {
  return saveAccess(change, (body) => clients.provider.PUT('/api/usercompanyaccess', { body }));
}

/** Revokes the access, including the right to edit. */
export function revokeCompanyAccess(change: Omit<CompanyAccessChange, 'access'>) {
  return saveAccess({ ...change, access: 'none' }, (body) =>
    clients.provider.DELETE('/api/usercompanyaccess', { body }),
  );
}

interface Body {
  userName: string;
  companyAbbrev: string;
  mayAlter?: 'N';
}

function saveAccess(
  { userName, access, ...change }: CompanyAccessChange,
  send: (body: Body) => Promise<unknown>,
) {
  const companyAbbrev = padCompanyAbbrev(change.companyAbbrev);
  // Sent only when editing is not allowed, also to revoke the access (specification 1 §7).
  const body: Body = { userName, companyAbbrev, ...(access !== 'alter' && { mayAlter: 'N' }) };
  const row: CompanyAccess = { userName, companyAbbrev, mayAlter: access === 'alter' ? 'Y' : 'N' };
  return list.toggle(
    () => send(body),
    () => (access === 'none' ? list.withoutRow(row) : list.withRow(row)),
  );
}
