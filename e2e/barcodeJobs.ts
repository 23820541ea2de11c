import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { apiLogin } from './fixtures.ts';

type Cells = Partial<
  Record<
    | 'legacyCouponType'
    | 'legacyCouponExpiration'
    | 'legacyCouponOffer'
    | 'promocode'
    | 'dealIdOverride'
    | 'startDate'
    | 'endDate',
    string
  >
>;

/** Makes barcode jobs without a browser, as far as a journey wants to find them. */
export async function barcodeJobs(request: APIRequestContext) {
  const headers = await apiLogin('demo.marketing');
  async function send(method: 'post' | 'put', path: string, data: unknown) {
    const response = await request[method](`/barcode/${path}`, { headers, data });
    expect(response.ok()).toBe(true);
    return response;
  }
  async function newJob(): Promise<number> {
    const body = { JobName: '26166', JoannStatsTable: 'stats_journey', ChannelId: 1 };
    return Number(await (await send('post', 'Step1', body)).text());
  }
  /** A job at step 3 with these rows; without a campaign. */
  async function jobWithRows(rows: readonly Cells[]): Promise<number> {
    const id = await newJob();
    const coupons = rows.map((cells, index) => ({ id, couponOrder: index + 1, ...cells }));
    await send('put', `Coupons/${id}`, coupons);
    return id;
  }
  return {
    newJob,
    jobWithRows,
    /** One that was started, and will fail: it has no mailers. */
    async startedJob(): Promise<number> {
      const id = await jobWithRows([{ legacyCouponOffer: '140' }]);
      await send('post', 'Step3', { JobId: id });
      return id;
    },
  };
}

/** A campaign of the campaign engine, from the first line of Coupon Load Status. */
export async function knownCampaign(request: APIRequestContext): Promise<string> {
  const headers = await apiLogin('demo.marketing');
  const response = await request.get('/barcode/CouponLoadStatus/?pageNum=1&rowsPerPage=1', { headers });
  const { couponData } = (await response.json()) as { couponData: { campaignId: string }[] };
  return couponData[0]?.campaignId ?? '';
}

/** Fills in step 1 and continues. */
export async function makeJob(page: Page) {
  await page.getByLabel('Stats Table').fill('stats_journey');
  await page.getByLabel('Channel').selectOption('Direct mail');
  await page.getByRole('button', { name: 'Go to Step 2' }).click();
  await expect(page.getByRole('textbox', { name: 'Campaign ID' })).toBeVisible();
}

/** The number of the job in the address. */
export function jobOf(page: Page): number {
  return Number(new URL(page.url()).searchParams.get('job'));
}

export const rowsTable = (page: Page) => page.getByRole('table', { name: 'Barcode rows' });

/** Lets the page believe that its tab is hidden, or shown again. */
export async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
