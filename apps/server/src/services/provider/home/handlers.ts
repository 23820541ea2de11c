import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readFavorites, readRecentPlaces } from '../places/handlers.ts';
import { listHomeSections } from './homeSections.ts';

const maxRecent = 10;

export const homeHandlers = {
  async getHome(_input, context) {
    const { pageTree, homeContent, config } = context.server;
    const sections = listHomeSections(await pageTree.read(), requireSession(context), config);
    const [content, recent, favorites] = await Promise.all([
      homeContent.read(sections),
      readRecentPlaces(context, maxRecent),
      readFavorites(context),
    ]);
    return { ...content, recent, favorites };
  },
} satisfies Partial<ProviderHandlers>;
