import type { Browser, Page } from 'playwright';
import { atMostFigure, median, type Figure } from '../figures.ts';
import { settled } from './openPage.ts';
import { processorTime } from './processorTime.ts';

/** What is done in a page in one step, and how to take it back for the next round. */
export interface Step {
  name: string;
  /** Most time of the processor it may take, in ms. */
  goal: number;
  act: (page: Page) => Promise<void>;
  undo: (page: Page) => Promise<void>;
}

const rounds = 5;

/** What each step costs the page, in the middle of some rounds. */
export async function stepFigures(browser: Browser, page: Page, steps: readonly Step[]): Promise<Figure[]> {
  const costs = steps.map((step) => ({ ...step, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { act, undo, times } of costs) {
      const { total } = await processorTime(browser, page, async () => {
        await act(page);
        await settled(page);
      });
      times.push(total);
      await undo(page);
      await settled(page);
    }
  }
  return costs.map(({ name, goal, times }) => atMostFigure(name, median(times), goal, 'ms'));
}
