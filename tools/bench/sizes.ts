import { readChunks, weigh } from '../budgets.ts';
import { atMostFigure, type Section } from './figures.ts';

/** What pages weigh: exact, and a failure of the build when over the limit (tools/budgets.ts). */
export async function benchSizes(): Promise<Section> {
  return {
    title: 'Sizes',
    how: 'JavaScript of the built portal, compressed with Brotli, in kB of 1,000 bytes; each file counts once.',
    figures: weigh(readChunks()).map(({ what, kilobytes, goal }) =>
      atMostFigure(what, kilobytes, goal, 'kB'),
    ),
  };
}
