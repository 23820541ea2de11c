import type { Browser } from 'playwright';
import { openPage } from './openPage.ts';
import { processorTime, type ProcessorTime } from './processorTime.ts';

/** One visit with an empty cache. */
export interface ColdLoad {
  /** From the start of the navigation until what was waited for is painted, in ms. */
  paintedMs: number;
  layoutShift: number;
  /** Requests until then, the page itself included. */
  requests: number;
  /** Compressed JavaScript fetched until then, in kB. */
  kilobytes: number;
}

/** Opens an address and waits for what the selector finds. */
export async function loadCold(
  browser: Browser,
  address: string,
  selector: string,
  session: string | null = null,
): Promise<ColdLoad> {
  const { page, close } = await openPage(browser, session);
  await page.goto(address, { waitUntil: 'commit' });
  const paintedMs = await page.evaluate((wanted) => window.probe.painted(wanted), selector);
  await page.waitForLoadState('networkidle');
  const load = await page.evaluate((until) => {
    const fetched = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter((entry) => entry.startTime < until);
    const scripts = fetched.filter(({ name }) => name.endsWith('.js'));
    return {
      layoutShift: window.probe.layoutShift,
      requests: fetched.length + 1,
      kilobytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  }, paintedMs);
  await close();
  return { paintedMs, ...load };
}

/** What opening an address costs until what the selector finds is painted. */
export async function costOfLoad(
  browser: Browser,
  address: string,
  selector: string,
  session: string | null = null,
): Promise<ProcessorTime> {
  const { page, close } = await openPage(browser, session, 1);
  const cost = await processorTime(browser, page, async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.evaluate((wanted) => window.probe.painted(wanted), selector);
  });
  await close();
  return cost;
}
