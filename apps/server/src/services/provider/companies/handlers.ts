import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listCompanies } from './queries.ts';
import { toCompany } from './rows.ts';

export const companyHandlers: Pick<ProviderHandlers, 'listCompanies'> = {
  async listCompanies(_input, { db }) {
    return (await listCompanies(db)).map(toCompany);
  },
};
