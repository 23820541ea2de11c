import { campaignFilterOperators, offerFilterOperators, offerSortKeys } from '@portal/domain';
import {
  calculateBurdenedRoiPercent,
  calculateGrossMargin,
  calculateMailingCost,
  calculatePercent,
  calculateRoiPercent,
  mailerReportTypes,
  signupOrigins,
  summaryTypes,
} from '@portal/domain/reports';
import { describe, expect, test } from 'vitest';
import { demoDefaultValues } from '../db/demo-data/settings.ts';
import { loadContract } from './loadContract.ts';

const documents = await Promise.all(
  (['provider', 'barcode', 'grant'] as const).map(async (api) => (await loadContract(api)).document),
);

type Example = Readonly<Record<string, unknown>>;

/** Every object in an example of the contract, each once. */
const examples = [
  ...new Map(documents.flatMap(listExamples).map((each) => [JSON.stringify(each), each])).values(),
];

/** Examples with all of the fields, whose values are numbers. */
function findRows<Field extends string>(...fields: readonly Field[]): Record<Field, number>[] {
  const isRow = (row: Example): row is Record<Field, number> =>
    fields.every((field) => typeof row[field] === 'number');
  const rows = examples.filter(isRow);
  expect(rows).not.toEqual([]);
  return rows;
}

describe('the examples of the contract are possible', () => {
  test.each([
    ['ttlPurchases', 'ttlResponses'],
    ['ttlPurchases', 'responses'],
    ['ttlUniqueResponses', 'ttlResponses'],
    ['ttlResponses', 'quantity'],
    ['responses', 'prefMailed'],
    ['netNew', 'total'],
    ['dmNetNew', 'dmProvided'],
    ['emNetNew', 'emProvided'],
    ['emProvided', 'total'],
    ['rowsReturned', 'rowCount'],
    ['pageNumber', 'totalPagesAvailable'],
    ['sequenceNumberStart', 'sequenceNumberEnd'],
  ] as const)('%s is at most %s', (part, whole) => {
    expect(findRows(part, whole).filter((row) => row[part] > row[whole])).toEqual([]);
  });

  test.each(['prefResponsePct', 'geoRespPct', 'purchasePct', 'marginPct'] as const)(
    '%s is a percentage of 0 to 100',
    (field) => {
      for (const row of findRows(field)) {
        expect(row[field]).toBeGreaterThanOrEqual(0);
        expect(row[field]).toBeLessThanOrEqual(100);
      }
    },
  );

  test.each([
    ['saleDateBegin', 'saleDateEnd'],
    ['startDate', 'endDate'],
  ])('%s is not after %s', (begin, end) => {
    const rows = examples.filter((row) => row[begin] && row[end]);
    expect(rows).not.toEqual([]);
    expect(rows.filter((row) => String(row[begin]) > String(row[end]))).toEqual([]);
  });

  test('pages hold the rows that they announce', () => {
    const pages = examples.filter((row) => 'rowsReturned' in row);
    expect(pages).not.toEqual([]);
    for (const page of pages)
      expect(Object.values(page).find(Array.isArray)).toHaveLength(Number(page.rowsReturned));
  });

  test('default values exist', () => {
    const found = examples.filter((row) => 'defaultKey' in row);
    expect(found).not.toEqual([]);
    for (const { defaultKey, defaultValue1, defaultHelpText } of found) {
      expect(demoDefaultValues).toContainEqual({
        default_key: defaultKey,
        default_value1: defaultValue1,
        default_help_text: defaultHelpText,
      });
    }
  });
});

const average = (sum: number, count: number) => Number((sum / count).toFixed(2));

describe('the measures in the examples are those of their figures', () => {
  test('of the mailer summary', () => {
    const costPerPiece = Number(
      demoDefaultValues.find(({ default_key }) => default_key === 'CostPerPiece')?.default_value1,
    );
    const overhead = Number(
      demoDefaultValues.find(({ default_key }) => default_key === 'OverheadRatePct')?.default_value1,
    );
    for (const row of findRows('quantity', 'ttlPurchases', 'ttlPurchaseAmount', 'ttlCost', 'burdenedROI')) {
      const margin = calculateGrossMargin(row.ttlPurchaseAmount, row.ttlCost);
      const mailing = calculateMailingCost(row.quantity, costPerPiece);
      expect(row).toMatchObject({
        avgTicket: average(row.ttlPurchaseAmount, row.ttlPurchases),
        marginPct: calculatePercent(margin, row.ttlPurchaseAmount),
        roi: calculateRoiPercent(margin, mailing),
        burdenedROI: calculateBurdenedRoiPercent(margin, mailing, overhead),
      });
    }
  });

  test('of the details', () => {
    for (const row of findRows(
      'responses',
      'ttlPurchases',
      'ttlPurchaseAmount',
      'ttlPurchaseItems',
      'ttlCost',
    )) {
      const grossMargin = calculateGrossMargin(row.ttlPurchaseAmount, row.ttlCost);
      expect(row).toMatchObject({
        purchasePct: calculatePercent(row.ttlPurchases, row.responses),
        avgPurchase: average(row.ttlPurchaseAmount, row.ttlPurchases),
        avgItems: average(row.ttlPurchaseItems, row.ttlPurchases),
        avgItemAmount: average(row.ttlPurchaseAmount, row.ttlPurchaseItems),
        grossMargin,
        marginPct: calculatePercent(grossMargin, row.ttlPurchaseAmount),
      });
    }
  });

  test('of the details by store', () => {
    for (const row of findRows('responses', 'prefMailed', 'geoMailed', 'prefResponsePct')) {
      expect(row).toMatchObject({
        prefResponsePct: calculatePercent(row.responses, row.prefMailed),
        geoRespPct: calculatePercent(row.responses, row.geoMailed),
      });
    }
  });
});

describe('the contract lists the known values', () => {
  const listValues = (operationId: string, name: string) => {
    const operations = documents.flatMap(({ paths }) =>
      Object.values(paths).flatMap((each) => Object.values(each)),
    );
    const operation = operations.find((each) => each.operationId === operationId);
    const { schema } = operation?.parameters?.find((parameter) => parameter.name === name) ?? {};
    return ((schema as { enum?: string[] } | undefined)?.enum ?? []).filter((value) => value !== '');
  };

  test.each([
    ...Object.entries(campaignFilterOperators).map(
      ([filter, values]) => ['listCampaigns', `${filter}Op`, values] as const,
    ),
    ...Object.entries(offerFilterOperators).map(
      ([filter, values]) => ['listOffers', `${filter}Opt`, values] as const,
    ),
    ['listOffers', 'orderBy', offerSortKeys],
    ['listSignupStats', 'vendor', signupOrigins.map(({ code }) => code)],
    ['listCampaignSummary', 'type', summaryTypes.map(({ value }) => value)],
    ['listCampaignChoices', 'type', mailerReportTypes],
  ] as const)('%s: %s is one of %j', (operationId, name, values) => {
    expect(listValues(operationId, name).toSorted()).toEqual(values.toSorted());
  });
});

test('documents name a contact', () => {
  for (const each of documents)
    expect(each).toMatchObject({ info: { contact: { name: expect.any(String) } } });
});

/** The objects of all examples in a part of a document, also those inside of lists and other objects. */
function listExamples(part: unknown): Example[] {
  return collectExamples(part, new Set());
}

function collectExamples(part: unknown, seen: Set<unknown>): Example[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'example' || key === 'examples' ? listObjects(value) : collectExamples(value, seen),
  );
}

function listObjects(value: unknown): Example[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [value as Example, ...inner];
}
