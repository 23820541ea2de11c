import type { GrantSchemas } from '@portal/api-client';
import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { grantResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type Play, screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { MGP_REVIEW_PATH } from '../routes.ts';

const longName =
  'Maria-Magdalena Fernández de la Cruz Villanueva y Santo Domingo, for the Long Table Cooperative';
const grantFailure = 'ERROR: An error occurred';

function pageOf(
  totalRows: number,
  own: Partial<GrantSchemas['ApplicationListRow']> = {},
): GrantSchemas['ApplicationPage'] {
  return {
    totalRows,
    totalPages: Math.max(1, Math.ceil(totalRows / 15)),
    filters: ['opened', 'dtBegin'],
    appData: Array.from({ length: Math.min(15, totalRows) }, (_row, index) => ({
      applicationId: 1_300 - index,
      name: `Applicant ${1_300 - index}`,
      address: '18 Harbor Lane',
      city: 'Duluth',
      state: 'MN',
      zip: '55802',
      phone: '2185550143',
      dateStamp: '2026-05-04T18:44:10',
      ...own,
    })),
  };
}

const application: GrantSchemas['Application'] = {
  id: 1_299,
  name: 'Teodora Lindqvist',
  address: '18 Harbor Lane',
  city: 'Duluth',
  state: 'MN',
  zip: '55802',
  phone: '2185550143',
  email: 'teodora.lindqvist@example.com',
  businessName: 'North Shore Felt',
  creativeInterest: 'Wet-felted landscapes and hats',
  yearsExperience: '14',
  whereShop: 'The store in Duluth, and two local mills',
  otherEthnicity: 'Swedish American',
  howHeritageImpacts: 'My grandmother felted boots; I keep her patterns alive.',
  howLongBusiness: 'Six years',
  howManyPeopleInvolved: 'Two: my sister and me',
  whereFiveYears: 'A studio with weekly classes',
  howImpactCommunity: 'Free felting days at the library',
  otherInformation: null,
  etsyAccount: 'https://etsy.example.com/shop/NorthShoreFelt',
  facebookAccount: null,
  instagramAccount: '@northshorefelt',
  tikTokAccount: null,
  websiteAccount: null,
  headshotUri: null,
  project1Uri: null,
  project2Uri: null,
  project3Uri: null,
  videoUri: null,
};

const list = (...page: Parameters<typeof pageOf>) =>
  grantResponses.get('/api/ApplicationList/', ({ response }) => response(200).json(pageOf(...page)));
const detail = (own: Partial<GrantSchemas['Application']> = {}) =>
  grantResponses.get('/api/application/{id}', ({ response }) =>
    response(200).json({ ...application, ...own }),
  );
const opening = grantResponses.put('/api/ApplicationList', ({ response }) =>
  response(200).json({ applicationId: 1_299, pageNum: 1 }),
);
const views = grantResponses.get('/api/ViewLog', ({ response }) =>
  response(200).json([{ openDate: '2026-05-04T00:00:00', counter: 1_204 }]),
);
const counts = grantResponses.get('/api/DailyCounts', ({ response }) =>
  response(200).json([
    { applicationDate: '2026-05-04T00:00:00', numApplications: 6 },
    { applicationDate: '2026-05-03T00:00:00', numApplications: 2 },
  ]),
);

/** A failure in the words of the specification, whatever its status. */
const says =
  (text: string): Play =>
  async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(text);

const listStates = screenStates({
  address: `${MGP_REVIEW_PATH}?views=1&counts=1`,
  path: '/grant/api/ApplicationList/',
  responses: {
    ready: list(300),
    empty: list(0),
    long: list(2_000_000, {
      name: longName,
      address: 'Unbroken'.repeat(25),
      phone: '+44 (0) 20 7946 0000 ext. 12',
    }),
  },
  others: [views, counts],
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '1300' });
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 20 });
      await canvas.findByText('1,204');
      const dailyCounts = tableDriver(canvas, 'Daily Application Counts');
      await waitFor(() => expect(dailyCounts.cells('Applications')).toEqual(['6', '2']));
    },
    loading: async ({ canvas }) => {
      await canvas.findAllByText('[working...]');
      await expect(tableDriver(canvas, 'Applications').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await canvas.findByText('2,000,000 applications');
      await canvas.findAllByRole('button', { name: longName });
    },
    failed: says(grantFailure),
    forbidden: says(grantFailure),
  },
});

const detailStates = screenStates({
  address: `${MGP_REVIEW_PATH}?applicant=1299`,
  path: '/grant/api/application/{id}',
  responses: {
    ready: detail(),
    long: detail({ name: longName, whereFiveYears: 'We meet, we knit, we eat together. '.repeat(572) }),
  },
  others: [list(300), opening],
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: 'Teodora Lindqvist' });
      await expect(canvas.getByLabelText('Applicant ID')).toHaveValue('1299');
      await canvas.findAllByText('None provided');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(canvas.getByRole('button', { name: 'Return to List' })).toBeVisible();
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('heading', { name: longName });
    },
    failed: says(grantFailure),
    forbidden: says(grantFailure),
  },
});

export default { title: 'screens/grants/MgpReview', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
export const Empty: Story = listStates.empty;
export const LongData: Story = listStates.long;
export const Failed: Story = listStates.failed;
export const Forbidden: Story = listStates.forbidden;
export const Expired: Story = listStates.expired;
export const Application: Story = detailStates.ready;
export const ApplicationLoading: Story = detailStates.loading;
export const ApplicationLong: Story = detailStates.long;
export const ApplicationFailed: Story = detailStates.failed;
export const ApplicationForbidden: Story = detailStates.forbidden;

const unknown = screenStates({
  address: `${MGP_REVIEW_PATH}?applicant=99999`,
  path: '/grant/api/application/{id}',
  responses: {
    ready: grantResponses.get('/api/application/{id}', ({ response }) =>
      response(404).json({
        status: 404,
        code: 'application.not_found',
        message: 'Application 99999 not found',
        requestId: 'req-1',
      }),
    ),
  },
  others: [list(300)],
  shows: { ready: says('ERROR: Application was not found') },
});

/** The application does not exist or was deleted. */
export const ApplicationUnknown: Story = unknown.ready;

const noId = screenStates({
  address: `${MGP_REVIEW_PATH}?applicant=${encodeURIComponent('-7<b>')}`,
  path: '/grant/api/application/{id}',
  responses: { ready: detail() },
  others: [list(300)],
  shows: { ready: says('ERROR: Application was not found') },
});

/** The URL contains an invalid applicant ID: nothing is requested. */
export const InvalidId: Story = noId.ready;

const filtered = screenStates({
  address: `${MGP_REVIEW_PATH}?opened=no&dtBegin=2026-05-01`,
  path: '/grant/api/ApplicationList/',
  responses: {
    ready: grantResponses.get('/api/ApplicationList/', ({ query, response }) =>
      response(200).json(
        pageOf(query.get('opened') === 'no' && query.get('dtBegin') === '2026-05-01' ? 2 : 300),
      ),
    ),
    empty: list(0),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByText('2 applications');
      await expect(canvas.getByLabelText('Opened')).toHaveValue('no');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await canvas.findByText('300 applications');
    },
    empty: async ({ canvas, userEvent }) => {
      await canvas.findByText('No application matches the filters.');
      const table = within(canvas.getByRole('table', { name: 'Applications' }));
      await userEvent.click(table.getByRole('button', { name: 'Clear filters' }));
      await canvas.findByText('No applications yet.');
    },
  },
});

export const Filtered: Story = filtered.ready;
export const NoMatch: Story = filtered.empty;

const fileRequested = fn();
const generated = screenStates({
  address: MGP_REVIEW_PATH,
  path: '/grant/api/ApplicationList/',
  responses: { ready: list(300) },
  others: [
    grantResponses.get('/api/application/', ({ response }) => {
      fileRequested();
      return response(200).text('/grant/files/applications.csv');
    }),
  ],
  shows: {
    ready: async ({ canvas }) => {
      fileRequested.mockClear();
      const button = await canvas.findByRole('button', { name: 'Generate Current CSV file' });
      button.click();
      button.click();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      await canvas.findByRole('link', { name: /csv/i });
      await expect(fileRequested).toHaveBeenCalledOnce();
    },
  },
});

/** A double click sends one call. */
export const FileGenerated: Story = generated.ready;

const { filters: _extension, ...unfilteredPage } = pageOf(300);
const unfiltered = screenStates({
  address: `${MGP_REVIEW_PATH}?opened=no`,
  path: '/grant/api/ApplicationList/',
  responses: {
    ready: grantResponses.get('/api/ApplicationList/', ({ response }) => response(200).json(unfilteredPage)),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByText('300 applications');
      await expect(canvas.queryByLabelText('Opened')).toBeNull();
    },
  },
});

/** A service without the filters, which shows all applications. */
export const WithoutFilters: Story = unfiltered.ready;
