import type { Browser } from 'playwright';
import { atMost, median, plain, type Row } from '../../sections/section.ts';
import { onFast4G, openPage } from './page.ts';
import { type Reference, references } from './references.ts';
import { firstRow, listPath, screens } from './screens.ts';

export interface Bench {
  browser: Browser;
  /** Address of the portal. */
  address: string;
  session: string;
  rounds: number;
  urlOf: (name: Reference) => string;
}

interface ColdLoad {
  name: string;
  url: string;
  ready: string;
  /** On Fast 4G, instead of without a network. */
  isOnNetwork?: boolean;
}

/** Opens every page in an empty profile, the pages of a round one after the other. */
export async function coldLoads({ browser: chrome, address, session, rounds, urlOf }: Bench): Promise<Row[]> {
  const list = { name: titleOf(listPath), url: address + listPath, ready: firstRow };
  const others = Object.entries(references).map(([name, { row }]) => ({
    name,
    url: urlOf(name as Reference),
    ready: row,
  }));
  const loads: ColdLoad[] = [
    ...others,
    { name: 'login', url: `${address}login`, ready: 'form input' },
    ...Object.entries(screens).map(([path, ready]) => ({ name: titleOf(path), url: address + path, ready })),
    ...[...others, list].map((load) => ({ ...load, name: `${load.name} on Fast 4G`, isOnNetwork: true })),
  ];
  const results = loads.map((load) => ({ ...load, times: [] as number[], requests: 0, shift: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const result of results) {
      const { name, url, ready, isOnNetwork } = result;
      const page = await openPage(chrome, url.startsWith(address) && name !== 'login' ? session : null);
      if (isOnNetwork) await onFast4G(page);
      await page.goto(url, { waitUntil: 'commit' });
      const paint = page.evaluate((selector) => window.probe.painted(selector), ready);
      // Fails with the selector when it never appears; the probe would wait forever.
      await page.locator(ready).first().waitFor({ state: 'attached' });
      const time = await paint;
      await page.waitForLoadState('networkidle');
      result.times.push(time);
      result.shift = Math.max(result.shift, await page.evaluate(() => window.probe.layoutShift));
      result.requests = await page.evaluate((until) => {
        return 1 + performance.getEntriesByType('resource').filter((each) => each.startTime < until).length;
      }, time);
      await page.context().close();
    }
  }
  const time = (name: string) => median(results.find((result) => result.name === name)?.times ?? []);
  return results.flatMap(({ name, url, isOnNetwork, shift, requests }) => {
    if (!url.startsWith(address)) return [plain(`${name}: first row`, time(name), 'ms')];
    const isList = name === list.name;
    const network = isOnNetwork ? ' on Fast 4G' : '';
    return [
      plain(`${name}: content on a cold page`, time(name), 'ms'),
      ...(name === 'login'
        ? [atMost('login: requests', requests, 6)]
        : [
            atMost(
              `${name}: to react-admin`,
              time(name) / time(`react-admin${network}`),
              network ? 0.55 : isList ? 0.5 : 0.7,
              '×',
            ),
          ]),
      ...(isList ? [atMost(`${name}: to React alone`, time(name) / time('React alone'), 1.15, '×')] : []),
      ...(isList ? [plain(`${name}: to MUI Table`, time(name) / time('MUI Table'), '×')] : []),
      atMost(`${name}: layout shift`, shift, 0),
    ];
  });
}

/** The path of a screen without its query. */
export function titleOf(path: string): string {
  return path.replace(/\?.*/, '');
}
