import type { Page } from 'playwright';

const scrollMs = 2_000;

/**
 * Scrolls the table that a row stands in a little with every frame.
 * @param row selector of a row's heading
 * @returns frames a second
 */
export function scrollThrough(page: Page, row: string): Promise<number> {
  return page.evaluate(
    ({ row: selector, duration }) =>
      new Promise<number>((resolve) => {
        const scroller = document.querySelector(selector)?.closest('section');
        let [frames, startedAt] = [0, Number.NaN];
        const next = (now: number) => {
          if (Number.isNaN(startedAt)) startedAt = now;
          else frames += 1;
          if (now - startedAt >= duration) resolve((frames * 1000) / (now - startedAt));
          else {
            scroller?.scrollBy(0, 60);
            requestAnimationFrame(next);
          }
        };
        requestAnimationFrame(next);
      }),
    { row, duration: scrollMs },
  );
}
