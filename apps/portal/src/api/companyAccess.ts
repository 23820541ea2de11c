import { padCompanyAbbrev, type CompanyAccess } from '@portal/domain';
import { useQuery } from '@tanstack/react-query';
import { clients } from './clients.ts';
import { providerApi } from './providerApi.ts';
import { mutateListLazily } from './mutations.ts';
import { toggleResult } from './toggleResult.ts';

const companyAccessQuery = providerApi.queryOptions('get', '/api/usercompanyaccess', {});

/** The company access of all users. */
export function useCompanyAccess() {
  return useQuery(companyAccessQuery);
}

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
  // Sent only when editing is not allowed (specification 1 §7).
  const body: Body = { userName, companyAbbrev, ...(access === 'read' && { mayAlter: 'N' }) };
  const isOther = (row: CompanyAccess) =>
    row.userName !== userName || padCompanyAbbrev(row.companyAbbrev) !== companyAbbrev;
  const row: CompanyAccess = { userName, companyAbbrev, mayAlter: access === 'alter' ? 'Y' : 'N' };
  return toggleResult(() =>
    mutateListLazily(
      companyAccessQuery.queryKey,
      () => send(body),
      (rows: CompanyAccess[]) => [...rows.filter(isOther), ...(access === 'none' ? [] : [row])],
    ),
  );
}
