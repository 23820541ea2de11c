import { beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();

const offer = (offer_id: number, own: object = {}) => ({
  offer_id,
  assign_date: '2025-02-14',
  assign_process_name: 'NightlyOfferAssign',
  coupon_type: 'PERCENT',
  coupon_value: 40,
  start_date: '2025-03-06',
  end_date: '2025-03-19',
  single_multi_usage: 'S',
  sent_to_jas_date: null,
  offer_description: `Offer ${offer_id}`,
  ...own,
});

beforeAll(async () => {
  const page = { page_name: 'Offers', url: '/Campaigns/OfferList' };
  await server.database.db.insertInto('pages').values(page).execute();
  await server.database.db
    .insertInto('offers')
    .values([
      offer(1, { assign_date: '2025-01-01', offer_description: '40% off yarn', user_name: 'ines' }),
      offer(2, { assign_date: '2025-03-01', coupon_type: 'DOLLAR', coupon_value: 7.5, notes: 'Test' }),
      offer(3, { start_date: '2025-04-01', end_date: '2025-04-30', offer_description: 'a_b' }),
      offer(12, { assign_process_name: 'Manual', coupon_value: null, sent_to_jas_date: '2025-02-15' }),
    ])
    .execute();
});

const list = (query: string) =>
  server.request(people.marketing, { method: 'GET', url: `/api/offer?${query}` });
const ids = async (query: string) => {
  const response = await list(query);
  expect(response.statusCode).toBe(200);
  return response.json().offerData.map(({ offerId1 }: { offerId1: number }) => offerId1);
};

test('an offer is returned as in the contract', async () => {
  const { offerData, ...place } = (await list('offerId=2&offerIdOpt=eq')).json();
  expect(place).toEqual({ rowCount: 1, pageNumber: 1, rowsReturned: 1, totalPagesAvailable: 1 });
  expect(offerData).toEqual([
    {
      offerId1: 2,
      assignDate: '2025-03-01T00:00:00',
      assignProcessName: 'NightlyOfferAssign',
      couponType: 'DOLLAR',
      couponValue: 7.5,
      startDate: '2025-03-06T00:00:00',
      endDate: '2025-03-19T00:00:00',
      singleMultiUsage: 'S',
      sentToJasdate: null,
      offerDescription: 'Offer 2',
      userName: null,
      notes: 'Test',
    },
  ]);
});

describe('the order', () => {
  test.each([
    { query: '', found: [2, 12, 3, 1], why: 'latest assignment first' },
    { query: 'sortOrder=asc', found: [1, 3, 12, 2], why: 'earliest assignment first' },
    { query: 'orderBy=offerid&sortOrder=ASC', found: [1, 2, 3, 12], why: 'by number' },
    { query: 'orderBy=StartDate', found: [3, 12, 2, 1], why: 'equal days by ID' },
    { query: 'orderBy=EndDate&sortOrder=ASC', found: [1, 2, 12, 3], why: 'by end date' },
    { query: 'orderBy=OfferDescription&sortOrder=ASC', found: [1, 3, 12, 2], why: 'in any case' },
    { query: 'rowsPerPage=3&pageNumber=2', found: [1], why: 'the last page' },
    { query: 'rowsPerPage=3&pageNumber=9', found: [1], why: 'beyond the last page' },
  ])('$query: $why', async ({ query, found }) => expect(await ids(query)).toEqual(found));
});

describe('filters', () => {
  test.each([
    { query: 'offerId=2', found: [2, 12] },
    { query: 'offerId=1&offerIdOpt=startswith', found: [12, 1] },
    { query: 'assignedDate=20250214', found: [12, 3] },
    { query: 'assignedDate=20250214&assignedDateOpt=lte', found: [12, 3, 1] },
    { query: 'assignedDate=2025-03-01&assignedDateOpt=GTE', found: [2] },
    { query: 'assignedProcess=nightly', found: [2, 3, 1] },
    { query: 'assignedProcess=manual&assignedProcessOpt=eq', found: [12] },
    { query: 'couponType=doll&couponTypeOpt=startswith', found: [2] },
    { query: 'startDate=20250401', found: [3] },
    { query: 'endDate=20250401&endDateOpt=gte', found: [3] },
    { query: 'offerDescription=YARN', found: [1] },
    { query: 'offerDescription=40%25', found: [1] },
    { query: 'offerDescription=_', found: [3] },
    { query: 'offerDescription=offer&couponType=percent', found: [12] },
    { query: `offerDescription=${encodeURIComponent("'; drop table offers; --")}`, found: [] },
  ])('$query', async ({ query, found }) => expect(await ids(query)).toEqual(found));
});

test.each([
  { query: 'offerIdOpt=gte', message: 'offerIdOpt must be one of contains, startswith, eq' },
  { query: 'startDateOpt=contains', message: 'startDateOpt must be one of eq, gte, lte' },
  { query: 'startDate=20250230', message: 'startDate must be a date in the form YYYYMMDD' },
  { query: 'orderBy=notes', message: /^orderBy must be one of OfferId, AssignDate/ },
  { query: 'sortOrder=up', message: 'sortOrder must be one of ASC, DESC' },
])('$query is rejected', async ({ query, message }) => {
  const response = await list(query);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toMatch(message);
});
