import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listPages } from './queries.ts';
import { toPage } from './rows.ts';

export const pageHandlers: Pick<ProviderHandlers, 'listPages'> = {
  async listPages(_input, { db }) {
    return (await listPages(db)).map(toPage);
  },
};
