import type { Browser, Page } from 'playwright';
import { onDemoServer } from './browser/inBrowser.ts';
import { addressOf, openPage, settled, slowdown } from './browser/openPage.ts';
import { processorTime } from './browser/processorTime.ts';
import { atMostFigure, median, type Section } from './figures.ts';
import { logIn } from './requests.ts';
import type { ServerProcess } from './serverProcess.ts';

const rowCount = 500;
const rounds = 5;
const typed = ['9', '7', '5'];

/** Step 3 of the barcode tool with 500 rows in a slowed-down browser: editing a row, and putting rows in order. */
export function benchBarcodeRows(): Promise<Section> {
  return onDemoServer(measure);
}

async function measure(server: ServerProcess, browser: Browser): Promise<Section> {
  const login = await logIn(server, 'demo.marketing');
  const jobId = await jobWithRows(server, login.token);
  const { page, close } = await openPage(browser, JSON.stringify({ ...login, clockOffsetMs: 0 }), 1);
  await page.goto(addressOf(server, `Campaigns/Bmt?job=${jobId}`));
  await page.getByRole('button', { name: 'Finish' }).waitFor();
  await page.waitForLoadState('networkidle');

  const times = { edit: [] as number[], key: [] as number[], save: [] as number[], move: [] as number[] };
  const take = async (into: number[], act: () => Promise<unknown>) => {
    const { longestTask } = await processorTime(browser, page, async () => {
      await act();
      await settled(page);
    });
    into.push(longestTask * slowdown);
  };
  for (let order = 2; order < 2 + rounds; order += 1) {
    await take(times.edit, () =>
      page.getByRole('button', { name: `Edit coupon ${order}`, exact: true }).click(),
    );
    const offer = page.getByRole('textbox', { name: 'Barcode Offer' });
    await offer.fill('');
    await offer.focus();
    for (const key of typed) await take(times.key, () => page.keyboard.press(key));
    await take(times.save, () => page.keyboard.press('Enter'));
    await take(times.move, () => page.getByRole('button', { name: `Move coupon ${order} down` }).click());
  }
  const toTheEnd: number[] = [];
  await take(toTheEnd, () => dragOverAll(page));
  await close();
  return {
    title: 'Rows of a barcode job',
    how: `${rowCount} rows in step 3 of the built portal in Chromium ${browser.version()} at the machine's own speed; the longest task by the time of the processor, times ${slowdown}: as on one that is so much slower.`,
    figures: [
      atMostFigure('beginning to edit a row', median(times.edit), 100, 'ms'),
      atMostFigure('a key in a cell, its barcode drawn anew', median(times.key), 100, 'ms'),
      atMostFigure('saving the row', median(times.save), 100, 'ms'),
      atMostFigure('moving a row by its arrow', median(times.move), 100, 'ms'),
      atMostFigure('dropping the first row on the last one in sight', median(toTheEnd), 150, 'ms'),
    ],
  };
}

async function jobWithRows(server: ServerProcess, token: string): Promise<number> {
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(new URL(`/barcode/${path}`, server.address), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.text();
  };
  const jobId = Number(
    await send('POST', 'Step1', { JobName: 'bench', JoannStatsTable: 'bench', ChannelId: 1 }),
  );
  const rows = Array.from({ length: rowCount }, (_row, index) => ({
    id: jobId,
    couponOrder: index + 1,
    legacyCouponType: '04',
    legacyCouponOffer: String(100 + index),
    legacyMailercode: String(410_000 + index),
    promocode: `BENCH${index}`,
  }));
  await send('PUT', `Coupons/${jobId}`, rows);
  return jobId;
}

async function dragOverAll(page: Page) {
  const rows = page.locator('tbody tr[data-place]');
  const last = rows.nth(15);
  await rows
    .first()
    .locator('[draggable]')
    .dragTo(last, { targetPosition: { x: 60, y: 30 } });
}
