import type { NewRow } from '../tables.ts';
import { createRandom } from './random.ts';
import type { ResultCampaign } from './resultCampaigns.ts';
import { firstStore, storeCount } from './stores.ts';

/** Number of stores in the market of a campaign. */
const marketSize = { from: 10, to: 20 };

/**
 * Distributes the pieces of a campaign to stores: most campaigns are sent to one market, some to all stores. The
 * remaining pieces of a mailer belong to no store.
 */
export function createMailerStores(seed: string, campaign: ResultCampaign): NewRow<'mailer_stores'>[] {
  const random = createRandom(`${seed}/mailer-stores/${campaign.id}`);
  const first = random.int(0, storeCount - 1);
  const count = campaign.isNationwide ? storeCount : random.int(marketSize.from, marketSize.to);
  const sizes = Array.from({ length: count }, () => random.int(1, 9));
  return campaign.mailers.flatMap(({ mailer_code, quantity }) => {
    const preferred = distribute(quantity * 0.97, sizes);
    const geographic = distribute(quantity * 0.99, sizes, (size) => size * 8 + random.int(0, 23));
    const accounting = distribute(quantity * 0.98, sizes, (size) => size * 9 + random.int(0, 11));
    return sizes.map((_size, index) => ({
      mailer_code,
      store: firstStore + ((first + index) % storeCount),
      pref_mailed: preferred[index],
      geo_mailed: geographic[index],
      accounting_assigned: accounting[index],
    }));
  });
}

/** Whole pieces in proportion to the sizes of stores. */
function distribute(pieces: number, sizes: readonly number[], toWeight = (size: number) => size): number[] {
  const weights = sizes.map(toWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.floor((pieces * weight) / total));
}
