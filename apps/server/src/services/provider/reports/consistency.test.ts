import {
  summaryTypes,
  type CampaignSummaryRow,
  type DateDetailRow,
  type MailerSummaryRow,
  type StoreDetailRow,
} from '@portal/domain/reports';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  insertRandomCampaigns,
  randomCampaigns,
  type RandomCampaign,
  type RandomMailer,
  type RandomResponse,
} from '../../../testing/reportRows.ts';
import { createReportClient } from '../../../testing/reports.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);
const campaigns = randomCampaigns('consistency', 14);
const views = ['N', 'Y'] as const;

beforeAll(async () => {
  await reports.addPages();
  await insertRandomCampaigns(server.database.db, campaigns);
});

/** The responses that a view counts, found the slow way. */
function filterCounted(campaign: RandomCampaign, view: 'N' | 'Y'): RandomResponse[] {
  return campaign.responses.filter(
    (one) =>
      view === 'Y' ||
      one.purchase === null ||
      campaign.responses.every(
        (other) => other.purchase?.id !== one.purchase?.id || other.coupon >= one.coupon,
      ),
  );
}

/** The code of the mailer that a response counts for; null: it is non-specific. */
function findMailerCode(campaign: RandomCampaign, { mailerCode }: RandomResponse): string | null {
  return campaign.mailers.find(({ code, belongs }) => belongs && code === mailerCode)?.code ?? null;
}

function sum(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((all, number) => all + Math.round(number * 100), 0)) / 100;
}

/** What all details and totals have. */
function computeSums(responses: readonly RandomResponse[]) {
  const purchases = responses.flatMap(({ purchase }) => purchase ?? []);
  return {
    responses: responses.length,
    purchases: purchases.length,
    amount: sum(purchases.map(({ amount }) => amount)),
    items: sum(purchases.map(({ items }) => items)),
    cost: sum(purchases.map(({ cost }) => cost)),
  };
}

const countCustomers = (responses: readonly RandomResponse[]) =>
  new Set(responses.map(({ customer }) => customer)).size;

async function readSummary(campaign: RandomCampaign, changes: object = {}): Promise<MailerSummaryRow[]> {
  const response = await reports.askMailerSummary(campaign.id, changes);
  expect(response.statusCode).toBe(200);
  return response.json();
}

const isMailer = (row: MailerSummaryRow) => row.campaignId !== 0;
const isCoupon = (row: MailerSummaryRow) => row.campaignId === 0 && row.campaignCouponNumber !== 0;
const isCampaign = (row: MailerSummaryRow) => row.campaignId === 0 && row.campaignCouponNumber === 0;

/** The sums of a row of the summary. */
const pickFigures = (row: MailerSummaryRow) => ({
  quantity: row.quantity,
  responses: row.ttlResponses,
  purchases: row.ttlPurchases,
  amount: row.ttlPurchaseAmount,
  cost: row.ttlCost,
});
type Figures = ReturnType<typeof pickFigures>;

function addUp(rows: readonly Figures[]): Figures {
  const all = (key: keyof Figures) => sum(rows.map((row) => row[key]));
  return {
    quantity: all('quantity'),
    responses: all('responses'),
    purchases: all('purchases'),
    amount: all('amount'),
    cost: all('cost'),
  };
}

/** Digits that a figure of two decimals must agree in: a half may be rounded either way. */
const roundedTo = 1.9;
const computePercent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

test('the test campaigns cover every case', () => {
  const all = campaigns.flatMap((campaign) => campaign.responses.map((one) => ({ campaign, one })));
  const cases = {
    withoutCode: all.filter(({ one }) => one.mailerCode === null),
    codeOfLeft: all.filter(
      ({ campaign, one }) => one.mailerCode !== null && findMailerCode(campaign, one) === null,
    ),
    laterCoupons: campaigns.flatMap((campaign) =>
      campaign.responses.filter((one) => !filterCounted(campaign, 'N').includes(one)),
    ),
    withoutPurchase: all.filter(({ one }) => one.purchase === null),
    goodsBack: all.filter(({ one }) => (one.purchase?.amount ?? 0) < 0),
    twoCampaigns: all.filter(({ campaign, one }) =>
      all.some(
        (other) => other.campaign !== campaign && one.purchase && other.one.purchase?.id === one.purchase.id,
      ),
    ),
    couponWithoutMailer: all.filter(
      ({ campaign, one }) =>
        !campaign.mailers.some(({ coupon, belongs }) => belongs && coupon === one.coupon),
    ),
    campaignsWithoutResponses: campaigns.filter(({ responses }) => responses.length === 0),
  };
  const missing = Object.entries(cases).filter(([, found]) => found.length === 0);
  expect(missing).toEqual([]);
});

describe.each(campaigns.map((campaign) => ({ campaign, id: campaign.id })))(
  'campaign $id',
  ({ campaign }) => {
    const members = campaign.mailers
      .filter(({ belongs }) => belongs)
      .toSorted((a, b) => a.coupon - b.coupon || (a.code < b.code ? -1 : 1));

    test.each(views)(
      'summary of view %s: mailers, coupons and campaign are the sums of their responses',
      async (view) => {
        const all = filterCounted(campaign, view);
        const of = (responses: RandomResponse[], pieces: readonly { quantity: number }[]) => {
          const { items: _items, ...sums } = computeSums(responses);
          return {
            quantity: sum(pieces.map(({ quantity }) => quantity)),
            ...sums,
            customers: countCustomers(responses),
          };
        };
        const coupons = [
          ...new Set([...members.map(({ coupon }) => coupon), ...all.map(({ coupon }) => coupon)]),
        ].toSorted((a, b) => a - b);
        const rows = await readSummary(campaign, { expandedView: view });
        expect(rows.map((row) => [row.campaignId, row.campaignCouponNumber, row.mailerCode])).toEqual([
          ...members.map(({ code, coupon }) => [campaign.id, coupon, code]),
          ...coupons.map((coupon) => [0, coupon, null]),
          [0, 0, null],
        ]);
        expect(rows.map((row) => ({ ...pickFigures(row), customers: row.ttlUniqueResponses }))).toEqual([
          ...members.map((member) =>
            of(
              all.filter((one) => findMailerCode(campaign, one) === member.code),
              [member],
            ),
          ),
          ...coupons.map((coupon) =>
            of(
              all.filter((one) => one.coupon === coupon),
              members.filter((member) => member.coupon === coupon),
            ),
          ),
          of(all, members),
        ]);
      },
    );

    test.each(views)('summary of view %s: returns are calculated from the sums', async (view) => {
      const costPerPiece = campaign.costPerPiece ?? 0.5;
      for (const row of await readSummary(campaign, { expandedView: view })) {
        const margin = row.ttlPurchaseAmount - row.ttlCost;
        const mailing = row.quantity * costPerPiece;
        const burdened = mailing * 1.125;
        expect(row.avgTicket).toBeCloseTo(
          computePercent(row.ttlPurchaseAmount, row.ttlPurchases) / 100,
          roundedTo,
        );
        expect(row.marginPct).toBeCloseTo(computePercent(margin, row.ttlPurchaseAmount), roundedTo);
        expect(row.roi).toBeCloseTo(computePercent(margin - mailing, mailing), roundedTo);
        expect(row.burdenedROI).toBeCloseTo(computePercent(margin - burdened, burdened), roundedTo);
      }
    });

    test.each(views)(
      'allocation in view %s: mailers add up to their coupon, and totals are unchanged',
      async (view) => {
        const plain = await readSummary(campaign, { expandedView: view });
        const allocated = await readSummary(campaign, { expandedView: view, allocateNonSpecific: 'Y' });
        expect(allocated.filter((row) => !isMailer(row))).toEqual(plain.filter((row) => !isMailer(row)));
        for (const total of allocated.filter(isCoupon)) {
          const mailers = allocated.filter(
            (row) => isMailer(row) && row.campaignCouponNumber === total.campaignCouponNumber,
          );
          // A coupon without mailers keeps its responses.
          expect(addUp(mailers.map(pickFigures))).toEqual(
            mailers.length > 0 ? pickFigures(total) : addUp([]),
          );
          expect(mailers.every((row) => row.ttlPurchases <= row.ttlResponses)).toBe(true);
          if (mailers.length === 0) continue;
          // Customers without a specific response are added, and no other customer counts twice.
          const responses = filterCounted(campaign, view).filter(
            ({ coupon }) => coupon === total.campaignCouponNumber,
          );
          const specific = responses.filter((one) => findMailerCode(campaign, one) !== null);
          const uniques = (rows: readonly MailerSummaryRow[]) =>
            sum(rows.map((row) => row.ttlUniqueResponses));
          expect(
            uniques(mailers) -
              uniques(plain.filter((_row, index) => mailers.includes(allocated[index] as MailerSummaryRow))),
          ).toBe(countCustomers(responses) - countCustomers(specific));
        }
        for (const [index, row] of allocated.entries()) {
          expect(row.ttlResponses).toBeGreaterThanOrEqual(plain[index]?.ttlResponses ?? 0);
          expect(row.ttlUniqueResponses).toBeGreaterThanOrEqual(plain[index]?.ttlUniqueResponses ?? 0);
        }
      },
    );

    test.each(views)('coupons of view %s add up to the campaign', async (view) => {
      const rows = await readSummary(campaign, { expandedView: view });
      const total = rows.find(isCampaign);
      expect(addUp(rows.filter(isCoupon).map(pickFigures))).toEqual(total && pickFigures(total));
      expect(total?.ttlUniqueResponses).toBeLessThanOrEqual(
        sum(rows.filter(isCoupon).map((row) => row.ttlUniqueResponses)),
      );
    });

    test('periods of the summary add up to the whole, and a single mailer has the same totals', async () => {
      const all = await readSummary(campaign);
      const early = await readSummary(campaign, { end: '20240303' });
      const late = await readSummary(campaign, { begin: '2024-03-04', end: '20991231' });
      for (const row of all) {
        const isSame = (other: MailerSummaryRow) =>
          other.mailerCode === row.mailerCode && other.campaignCouponNumber === row.campaignCouponNumber;
        const parts = [...early, ...late]
          .filter(isSame)
          .map((part) => ({ ...pickFigures(part), quantity: 0 }));
        expect({ ...addUp(parts), quantity: row.quantity }).toEqual(pickFigures(row));
      }
      const nothing = await readSummary(campaign, { begin: '20240304', end: '20240303' });
      expect(sum(nothing.map((row) => row.ttlResponses))).toBe(0);
      const code = members[0]?.code ?? 'NOSUCH';
      const one = await readSummary(campaign, { mailerCode: code.toLowerCase() });
      expect(one).toEqual(all.filter((row) => !isMailer(row) || row.mailerCode === code));
    });

    test('details by store add up to the rows that link to them', async () => {
      for (const { level, view, path, row, responses, mailers } of await levels(campaign)) {
        // Those of a coupon or campaign know the primary view only.
        if (level !== '1' && view === 'Y') continue;
        const rows = await reports.read<StoreDetailRow[]>(
          level === '1' ? `/api/MailerDetailsStore/${path}/${view}` : `/api/MailerDetailsStore2/${path}/0`,
        );
        expect(rows.map(({ store }) => store)).toEqual(
          rows.map(({ store }) => store).toSorted((a, b) => a - b),
        );
        for (const counts of ['prefMailed', 'geoMailed', 'accountingAssigned'] as const) {
          expect(sum(rows.map((each) => each[counts]))).toBe(row.quantity);
        }
        expect(
          addUp(rows.map((each) => ({ ...pickDetailFigures(each), quantity: each.prefMailed }))),
        ).toEqual(pickFigures(row));
        for (const each of rows) {
          const own = responses.filter(({ store }) => (store ?? 0) === each.store);
          expect({ ...pickDetailFigures(each), items: each.ttlPurchaseItems }).toEqual(computeSums(own));
          expect(sumPieces(each)).toEqual(sumPiecesAtStore(each.store, mailers));
          expect(each.prefResponsePct).toBeCloseTo(
            computePercent(each.responses, each.prefMailed),
            roundedTo,
          );
        }
        const shown = new Set(rows.map(({ store }) => store));
        expect(responses.filter(({ store }) => !shown.has(store ?? 0))).toEqual([]);
      }
    });

    test('details by date add up to the rows that link to them', async () => {
      for (const { level, view, path, row, responses } of await levels(campaign)) {
        const rows = await reports.read<DateDetailRow[]>(
          `/api/MailerDetailsDate${level === '1' ? '' : '2'}/${path}/${view}`,
        );
        const days = [...new Set(responses.map(({ day }) => day))].toSorted();
        expect(rows.map(({ responseDate }) => responseDate)).toEqual(days.map((day) => `${day}T00:00:00`));
        const sums = rows.map((each) => ({ ...pickDetailFigures(each), items: each.ttlPurchaseItems }));
        expect(sums).toEqual(days.map((day) => computeSums(responses.filter((one) => one.day === day))));
        expect({
          ...addUp(rows.map((each) => ({ ...pickDetailFigures(each), quantity: 0 }))),
          quantity: row.quantity,
        }).toEqual(pickFigures(row));
      }
    });

    test('the row of the annual summary is the campaign total of the primary view', async () => {
      const year = campaign.saleBegin.slice(0, 4);
      const { campaignSummaryData: rows } = await reports.read<{ campaignSummaryData: CampaignSummaryRow[] }>(
        `/api/CampaignSummary?year=${year}&rowsPerPage=500`,
      );
      const total = (await readSummary(campaign)).find(isCampaign);
      expect(rows.filter(({ campaignDescription }) => campaignDescription === campaign.name)).toEqual([
        {
          campaignDescription: campaign.name,
          saleDateBegin: total?.saleDateBegin,
          saleDateEnd: total?.saleDateEnd,
          prefMailed: total?.quantity,
          ttlResponses: total?.ttlResponses,
          ttlPurchases: total?.ttlPurchases,
          ttlPurchaseAmount: total?.ttlPurchaseAmount,
          ttlPurchaseItems: computeSums(filterCounted(campaign, 'N')).items,
          ttlCost: total?.ttlCost,
        },
      ]);
    });
  },
);

/** Every row of the summary in both views, with the path of its details and its responses. */
async function levels(campaign: RandomCampaign) {
  const found = [];
  for (const view of views) {
    for (const row of await readSummary(campaign, { expandedView: view })) {
      const level = isMailer(row) ? '1' : isCoupon(row) ? '2' : 'T';
      const last = isMailer(row) ? row.mailerCode : row.campaignCouponNumber;
      const responses = filterCounted(campaign, view).filter((one) => {
        if (level === '1') return findMailerCode(campaign, one) === row.mailerCode;
        return level === 'T' || one.coupon === row.campaignCouponNumber;
      });
      const mailers = campaign.mailers.filter(({ code, coupon, belongs }) => {
        if (level === '1') return code === row.mailerCode;
        return belongs && (level === 'T' || coupon === row.campaignCouponNumber);
      });
      found.push({ level, view, row, responses, mailers, path: `${campaign.id}/${level}/${last}` });
    }
  }
  return found;
}

const sumPieces = (row: StoreDetailRow) => [row.prefMailed, row.geoMailed, row.accountingAssigned];

/** Pieces of a store in the three counts; at store 0 those of no store. */
function sumPiecesAtStore(store: number, mailers: readonly RandomMailer[]): number[] {
  return (['pref', 'geo', 'accounting'] as const).map((count) => {
    const given = mailers.flatMap((mailer) => mailer.stores);
    if (store !== 0) return sum(given.filter((each) => each.store === store).map((each) => each[count]));
    return sum(mailers.map(({ quantity }) => quantity)) - sum(given.map((each) => each[count]));
  });
}

const pickDetailFigures = (row: StoreDetailRow | DateDetailRow) => ({
  responses: row.responses,
  purchases: row.ttlPurchases,
  amount: row.ttlPurchaseAmount,
  cost: row.ttlCost,
});

test('the types of the annual summary form a partition', async () => {
  const listNames = async (type: string, year: number) => {
    const { campaignSummaryData: rows } = await reports.read<{ campaignSummaryData: CampaignSummaryRow[] }>(
      `/api/CampaignSummary?type=${type}&year=${year}&rowsPerPage=500&sortOrder=asc`,
    );
    return rows.map(({ campaignDescription }) => campaignDescription);
  };
  let seen = 0;
  for (const year of [2023, 2024, 2025]) {
    const all = await listNames('all', year);
    const own = campaigns.filter(({ saleBegin }) => saleBegin.startsWith(String(year)));
    const sorted = own.toSorted((a, b) => (a.saleBegin < b.saleBegin ? -1 : 1) || a.id - b.id);
    expect(all).toEqual(sorted.map(({ name }) => name));
    const parts: string[] = [];
    for (const { value } of summaryTypes) if (value !== 'all') parts.push(...(await listNames(value, year)));
    expect(parts.toSorted()).toEqual(all.toSorted());
    seen += all.length;
  }
  expect(seen).toBe(campaigns.length);
});
