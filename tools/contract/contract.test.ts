import { describe, expect, test } from 'vitest';
import { documents, operations, parametersOf, resolve, schemasWithin } from './documents.ts';
import type { FoundOperation, Schema } from './documents.ts';

const operationIds = {
  provider: `login logout getSession listUsers createUser updateUser deleteUser changePassword listRoles createRole
    listServerRoles createServerRole listUserRoles addUserRole removeUserRole listUserCompanyAccess
    grantUserCompanyAccess updateUserCompanyAccess revokeUserCompanyAccess listCompanies listPages createPage
    updatePage deletePage listStartPages createStartPage updateStartPage deleteStartPage listDashboardPages
    createDashboardPage updateDashboardPage deleteDashboardPage listDefaultValues updateDefaultValue
    getPortalStatus setPortalStatus sendMessage listAuditEntries listTableauViews getTableauTicket listMailers addMailer
    listCampaigns getCampaign createCampaign updateCampaign recalculateCampaign listCampaignClashes listSourceCodes createSourceCode
    updateSourceCode listStores listOffers listSignupStats listCampaignSummary listCampaignChoices
    getMailerSummary listMailerDetailsByStore getMailerDescription listCampaignDetailsByStore
    listMailerDetailsByDate listCampaignDetailsByDate listCustomerChannels listCustomerSegments`,
  barcode: `listChannels createJob loadCampaignCoupons listJobCoupons replaceJobCoupons startJob listJobLog listJobs
    listCouponLoads getJob downloadJobOutput`,
  grant: `listApplications locateApplication getApplication createApplicationsFile listDailyApplicationCounts
    listDailyPageViews`,
};

const routes = `/Campaigns/MailerList /Campaigns/Bmt /Campaigns/CouponLoadStatus /Campaigns/CampaignUpdate
  /Campaigns/MailerAdd /Campaigns/SourceList /Campaigns/OfferList /Reports/SignupStatistics /Reports/CustomerChannel
  /Reports/CustomerSegment /Reports/MgpReview /Reports/CampaignSummary /Reports/MailSumm /Reports/MailerDetails
  /Reports/MailerDetails2 /Reports/MailerDetailsDate /Reports/MailerDetailsDate2`;

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const each = operations.map((found) => ({ ...found, name: `${found.method.toUpperCase()} ${found.path}` }));
const is = (schema: Schema, ...types: string[]) => types.some((type) => [schema.type].flat().includes(type));

/** Places in the request body whose schema breaks a rule. */
function inBody({ document, operation }: FoundOperation, breaks: (schema: Schema) => boolean): string[] {
  const contents = Object.values(operation.requestBody?.content ?? {});
  return contents
    .flatMap((content) => schemasWithin(document, content.schema, 'body'))
    .filter(({ schema }) => breaks(schema))
    .map(({ where }) => where);
}

/** Statuses whose answer is not the one error shape in its media type. */
function unusualFailures({ document, operation }: FoundOperation, shapes: Record<string, string>): string[] {
  const failures = Object.entries(operation.responses).filter(([status]) => !status.startsWith('2'));
  return failures
    .filter(([status, answer]) => {
      const content = Object.entries(resolve(document, answer).content ?? {});
      const shape = shapes[status] ?? 'application/problem+json Problem';
      return (
        content.map(([type, { schema }]) => `${type} ${schema.$ref?.split('/').at(-1)}`).join() !== shape
      );
    })
    .map(([status]) => status);
}

test.each(Object.entries(operationIds))('%s has exactly its operations', (api, ids) => {
  const found = operations.filter((operation) => operation.api === api).map((operation) => operation.id);
  expect(found.toSorted()).toEqual(words(ids).toSorted());
});

test('every route of a screen that shows data is served by some operation', () => {
  const served = new Set(operations.flatMap(({ operation }) => operation['x-portal-pages'] ?? []));
  expect([...served].toSorted()).toEqual(words(routes).toSorted());
});

describe.each(each)('$name ($id)', (found) => {
  const { document, operation } = found;
  const access = operation['x-portal-access'];
  const parameters = parametersOf(found);

  test('is described', () => {
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
    expect(parameters.filter((parameter) => !parameter.description)).toEqual([]);
  });

  test('says who may call it', () => {
    expect(access).toMatch(/^(?:public|signed-in|administer|pages)$/);
    expect(access === 'pages').toBe((operation['x-portal-pages'] ?? []).length > 0);
  });

  test('describes its failures, in the two error shapes', () => {
    const expected = ['500', '503', 'default'];
    if (access !== 'public') expected.push('401', '403');
    if (parameters.length > 0 || operation.requestBody) expected.push('400');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));

    const isForm = /^(?:create|update)(?:User|Page|DashboardPage|StartPage)$|^sendMessage$/.test(found.id);
    const shapes: Record<string, string> = isForm ? { 400: 'application/json FieldErrors' } : {};
    expect(unusualFailures(found, shapes)).toEqual([]);
  });

  test('has one success, with a body unless it is 204', () => {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    const bodyFits = successes.map(
      ([status, answer]) => (answer.content === undefined) === (status === '204'),
    );
    expect(bodyFits).toEqual([true]);
  });

  test('takes closed objects and bounded lists', () => {
    expect(inBody(found, (schema) => is(schema, 'object') && schema.additionalProperties !== false)).toEqual(
      [],
    );
    expect(inBody(found, (schema) => is(schema, 'array') && schema.maxItems === undefined)).toEqual([]);
  });

  test('takes text filters that may be empty', () => {
    const filters = parameters.filter((parameter) => parameter.in === 'query' && !parameter.required);
    const narrow = filters.filter((parameter) => {
      const schema = resolve<Schema>(document, parameter.schema);
      return is(schema, 'string') && (schema.enum ?? schema.minLength) !== undefined;
    });
    expect(narrow).toEqual([]);
  });
});

function isUnbounded(schema: Schema): boolean {
  if (schema.enum) return false;
  if (is(schema, 'string')) return schema.maxLength === undefined;
  return is(schema, 'integer', 'number') && (schema.minimum === undefined || schema.maximum === undefined);
}

test.each(Object.entries(documents))('every text and number of %s is bounded', (api, document) => {
  const parameters = operations
    .filter((found) => found.api === api)
    .flatMap((found) => parametersOf(found).map((one) => [`${found.id} ${one.name}`, one.schema] as const));
  const unbounded = [...Object.entries(document.components.schemas), ...parameters]
    .flatMap(([name, schema]) => schemasWithin(document, schema, name))
    .filter(({ schema }) => isUnbounded(schema));
  expect(unbounded).toEqual([]);
});

test.each(['Problem', 'Id', 'DateTime'])('the documents share one %s', (name) => {
  const { provider, barcode, grant } = documents;
  expect(barcode.components.schemas[name]).toEqual(provider.components.schemas[name]);
  expect(grant.components.schemas[name]).toEqual(provider.components.schemas[name]);
});
