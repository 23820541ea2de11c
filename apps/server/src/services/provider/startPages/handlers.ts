import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listStartPages } from './queries.ts';
import { toStartPage } from './rows.ts';

export const startPageHandlers: Pick<ProviderHandlers, 'listStartPages'> = {
  async listStartPages(_input, { db }) {
    return (await listStartPages(db)).map(toStartPage);
  },
};
