import type { Company } from '@portal/domain';
import { clients } from '../clients.ts';
import { providerApi } from '../queries.ts';
import { createListResource } from '../listResource.ts';

const list = createListResource(providerApi.queryOptions('get', '/api/company', {}), {
  rowId: ({ companyAbbrev }) => companyAbbrev,
  // Users show the name of their company.
  affectedKeys: [['get', '/api/user']],
});

/** All companies, sorted by name. */
export const { useRows: useCompanies, prefetch: prefetchCompanies } = list;

export const addCompany = list.save((body: Company) => clients.provider.POST('/api/company', { body }));

/** Renames a company unless someone else has saved a newer version. */
export const saveCompany = (company: Company) =>
  list.saveVersion('company', company, (header) =>
    clients.provider.PUT('/api/company', { body: company, params: { header } }),
  );
