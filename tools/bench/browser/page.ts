import type { Browser, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';

/** How many times slower than this machine the processor is made: an old laptop. */
export const slowdown = 4;

/** A page of its own, without anything cached. */
export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** @param session what the portal stores of a login, as JSON; without it the login page is shown */
export async function openPage(
  browser: Browser,
  session: string | null,
  times = slowdown,
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
  await page.addInitScript(installProbe);
  await page.addInitScript((stored) => {
    if (stored) sessionStorage.setItem('portal.session', stored);
  }, session);
  return { page, devtools, close: () => context.close() };
}

/** Longer than the product ever debounces. */
const quietMs = 400;

/** Waits until the work that an action has started is done and painted. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(quietMs);
}

/** Processor time of the page's main thread that some work takes, in ms: it does not depend on the machine's load. */
export async function processorTime(
  { page, devtools }: OpenPage,
  work: () => Promise<unknown>,
): Promise<number> {
  const taken = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await taken();
  await work();
  await settle(page);
  return (await taken()) - before;
}

/** Scrolls the table of the first row for two seconds, a little with every frame. @returns frames a second */
export function scrollThrough(page: Page, row: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const scroller = document.querySelector(selector)?.closest('section');
        let [frames, startedAt] = [0, Number.NaN];
        const next = (now: number) => {
          if (Number.isNaN(startedAt)) startedAt = now;
          else frames += 1;
          if (now - startedAt >= 2_000) resolve((frames * 1000) / (now - startedAt));
          else {
            scroller?.scrollBy(0, 60);
            requestAnimationFrame(next);
          }
        };
        requestAnimationFrame(next);
      }),
    row,
  );
}
