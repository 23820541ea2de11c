import type { Browser, Locator, Page } from 'playwright';
import { installProbe } from './probe.ts';

/** CPU slowdown, which simulates an old laptop. */
export const slowdown = 4;

/**
 * Opens an empty page without anything cached.
 * @param session what the portal stores of a login, as JSON; without it the login page is shown
 */
export async function openPage(browser: Browser, session: string | null, times = slowdown): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // For a busy machine with a slowed-down CPU.
  page.setDefaultTimeout(120_000);
  await slowDown(page, times);
  await page.addInitScript(installProbe);
  await page.addInitScript((stored) => {
    if (stored) sessionStorage.setItem('portal.session', stored);
  }, session);
  return page;
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The network of Lighthouse's and Chromium's `Fast 4G`. */
export async function onFast4G(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const network = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
}

/** The first element of the shown screen that matches a selector; hidden screens have others. */
export function shown(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first();
}

/** Longer than any debounce of the product. */
const quietMs = 400;

/** Waits until the work started by an action is done and painted. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(quietMs);
}

/** Processor time of the page's main thread that some work takes, in ms: it does not depend on the machine's load. */
export async function processorTime(page: Page, work: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await taken();
  await work();
  await settle(page);
  return (await taken()) - before;
}

/** Memory that the page uses, in bytes. */
export async function usedMemory(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Scrolls the table of the first row for two seconds, a little with every frame. @returns frames a second */
export function scrollThrough(page: Page, row: string): Promise<number> {
  return page.evaluate(async (selector) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const scroller = document.querySelector(selector)?.closest('section');
    const startedAt = await frame();
    let [frames, now] = [0, startedAt];
    while (now - startedAt < 2_000) {
      scroller?.scrollBy(0, 60);
      now = await frame();
      frames += 1;
    }
    return (frames * 1000) / (now - startedAt);
  }, row);
}
