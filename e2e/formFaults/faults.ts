import type { Page, Route } from '@playwright/test';

/** Something that goes wrong with a call. */
export interface Fault {
  name: string;
  /** The text shown; forms with their own texts show those. */
  text: RegExp;
  begin: (page: Page, address: (url: URL) => boolean, method: string) => Promise<void>;
  end: (page: Page) => Promise<void>;
}

function answered(name: string, text: RegExp, response: (route: Route) => Promise<void>): Fault {
  return {
    name,
    text,
    async begin(page, address, method) {
      await page.route(address, (route) =>
        route.request().method() === method ? response(route) : route.fallback(),
      );
    },
    end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

/** A refusal as the server itself writes it. */
const problem = (status: number) =>
  answered(`${status}`, new RegExp(`Refused with ${status}`), (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { status, code: `fault.${status}`, message: `Refused with ${status}`, requestId: 'fault' },
    }),
  );

const unnamed = /Something went wrong\. Try again\./;
const unreadable = /The server's response couldn't be read/;
const html = { contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>Hello</h1>' };

/** Everything that may become of a call but its success. */
export const faults: readonly Fault[] = [
  problem(500),
  problem(403),
  problem(413),
  problem(429),
  problem(503),
  answered('502 of a proxy', unnamed, (route) => route.fulfill({ status: 502, ...html })),
  answered('504 without a body', unnamed, (route) => route.fulfill({ status: 504, body: '' })),
  answered('no connection', /could not be reached/, (route) => route.abort('connectionreset')),
  answered('HTML with 200', unreadable, (route) => route.fulfill({ status: 200, ...html })),
  answered('half of the response', unreadable, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"token":"ab' }),
  ),
  {
    name: 'offline',
    text: /could not be reached/,
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: 'a response that takes longer than 30 s',
    text: /did not respond in time/,
    async begin(page, address, method) {
      // The portal's own limit, a hundred times as fast: it may be 30 s at most.
      await page.evaluate(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => timeout(ms <= 30_000 ? ms / 100 : 3_600_000);
        Object.assign(globalThis, { restoreTimeout: () => (AbortSignal.timeout = timeout) });
      });
      await page.route(address, (route) =>
        route.request().method() === method ? undefined : route.fallback(),
      );
    },
    async end(page) {
      await page.evaluate(() => (globalThis as unknown as { restoreTimeout(): void }).restoreTimeout());
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  },
];
