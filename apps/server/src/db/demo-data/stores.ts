import { createRandom } from './random.ts';
import { parseList } from '../parseTable.ts';
import type { NewRow } from '../tables.ts';

/** Store numbers are consecutive. */
export const firstStore = 1_001;
export const storeCount = 850;

const firstWords = parseList(`
  Maple, Cedar, Willow, Birch, Aspen, Juniper, Hazel, Alder, Laurel, Sumac, Linden, Poplar, Heather, Clover,
  Bramble, Copper, Granite, Silver, Amber, Harbor, Prairie, Meadow, Canyon, Summit, River, Lake, Orchard,
  Mill, Quarry, Falcon`);
const secondWords = parseList(`
  Grove, Ridge, Heights, Crossing, Falls, Springs, Valley, Park, Point, Plaza, Commons, Station, Village,
  Hollow, Landing, Bend, Terrace, Green, Square, Bluff, Fields, Gate, Creek, Town Center, Market, Junction,
  Bay, Hills, Corners`);

/** Unique invented names; numbers start at {@link firstStore}. */
export function createDemoStores(seed: string): NewRow<'stores'>[] {
  const names = firstWords.flatMap((first) => secondWords.map((second) => `${first} ${second}`));
  return createRandom(`${seed}/stores`)
    .sample(names, storeCount)
    .map((store_name, index) => ({ store: firstStore + index, store_name }));
}
