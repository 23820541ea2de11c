import type { Browser, CDPSession, Page } from 'playwright';
import type { ServerProcess } from '../serverProcess.ts';
import { installProbe } from './probe.ts';

/** How many times slower than this machine the processor pretends to be: an old laptop. */
export const slowdown = 4;

/** A page of its own, without anything cached. */
export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  close: () => Promise<void>;
}

/** @param session what the portal keeps of a login, as JSON; without it the login page is shown */
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

/** Where a screen of the portal is. */
export function addressOf(server: ServerProcess, path: string): string {
  return new URL(path, server.address).href;
}

/** Longer than the product ever waits for a pause in typing. */
const settlingMs = 400;

/** When what a page was asked to do is over, painted and noted: a measurement must not end before late work has begun. */
export async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(settlingMs);
}
