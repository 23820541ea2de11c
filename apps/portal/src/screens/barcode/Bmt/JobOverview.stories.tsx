import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { barcodeResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { BMT_PATH } from '../paths.ts';
import { responses, storyJobs } from './bmtFixture.ts';

const jobPage = { totalRows: 10, totalPages: 1, jobData: storyJobs() };
const longText = 'spring_and_summer_'.repeat(7);

const states = screenStates({
  address: `${BMT_PATH}?list=jobs`,
  path: '/barcode/JobOverview/',
  responses: {
    ready: responses.jobs(storyJobs(), 23),
    empty: responses.jobs([]),
    long: responses.jobs(
      storyJobs({ jobName: longText, joannStatsTable: longText, channel: longText }),
      5_000,
    ),
  },
  others: [
    responses.channels('Direct mail'),
    responses.log('Start Processing', 'Mailer 410012 has no sequence numbers'),
  ],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByRole('rowheader', { name: '30' });
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Job Overview');
      const table = tableDriver(canvas, 'Jobs', userEvent);
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      // What the running job does, and why the other one failed.
      await waitFor(() => {
        for (const status of [/^Processing/, /^Failed/]) {
          const shown = table.cells('Status').find((text) => status.test(text));
          void expect(shown).toMatch(/Mailer 410012 has no sequence numbers$/);
        }
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(await canvas.findByRole('textbox', { name: 'Stats Table' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Job Overview' })).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(tableDriver(canvas, 'Jobs').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: '30' });
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 500 });
    },
  },
});

export default { title: 'screens/barcode/JobOverview', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

const filtered = screenStates({
  heading: 'Job Overview',
  address: `${BMT_PATH}?list=jobs&status=Failed&dtBegin=2026-06-01`,
  path: '/barcode/JobOverview/',
  responses: {
    ready: barcodeResponses.get('/JobOverview/', ({ query, response }) => {
      const jobData = storyJobs().filter(({ status }) => [null, status].includes(query.get('status')));
      return response(200).json({
        ...jobPage,
        totalRows: jobData.length,
        jobData,
        filters: ['status', 'dtBegin'],
      });
    }),
    empty: responses.jobs([]),
  },
  others: [responses.channels('Direct mail'), responses.log('Mailer 410012 has no sequence numbers')],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const table = tableDriver(canvas, 'Jobs', userEvent);
      await waitFor(() => expect(table.cells('ID')).toEqual(['29']));
      await expect(canvas.getByLabelText('Insert Date from')).toHaveValue('2026-06-01');
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Processing');
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await waitFor(() => expect(table.cells('ID')).toEqual(['30']));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await waitFor(() => expect(table.cells('ID')).toHaveLength(10));
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No job matches the filters.');
      const table = within(canvas.getByRole('table', { name: 'Jobs' }));
      await expect(table.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    },
  },
});

export const Filtered: Story = filtered.ready;
export const NoMatch: Story = filtered.empty;

const unfiltered = screenStates({
  heading: 'Job Overview',
  address: `${BMT_PATH}?list=jobs&status=Failed`,
  path: '/barcode/JobOverview/',
  responses: {
    ready: barcodeResponses.get('/JobOverview/', ({ response }) => response(200).json(jobPage)),
  },
  others: [responses.channels('Direct mail'), responses.log('Mailer 410012 has no sequence numbers')],
  shows: {
    ready: async ({ canvas }) => {
      await waitFor(() => expect(tableDriver(canvas, 'Jobs').cells('ID')).toHaveLength(10));
      await expect(canvas.queryByLabelText('Status')).toBeNull();
    },
  },
});

/** A service without the filters, which shows all jobs. */
export const WithoutFilters: Story = unfiltered.ready;

const fetchedLog = fn();
const twoPages = screenStates({
  heading: 'Job Overview',
  address: `${BMT_PATH}?list=jobs`,
  path: '/barcode/JobOverview/',
  responses: {
    ready: barcodeResponses.get('/JobOverview/', ({ query, response }) => {
      const offset = query.get('pageNum') === '2' ? 10 : 0;
      const jobData = storyJobs().map((job) => ({ ...job, id: job.id - offset }));
      return response(200).json({ totalRows: 20, totalPages: 2, jobData });
    }),
  },
  others: [
    responses.channels('Direct mail'),
    barcodeResponses.get('/Step4/{jobId}', ({ params, response }) => {
      fetchedLog(Number(params.jobId));
      return response(200).json([]);
    }),
  ],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      const print = spyOn(globalThis, 'print').mockImplementation(() => {});
      const table = tableDriver(canvas, 'Jobs', userEvent);
      await waitFor(() => expect(table.cells('ID')).toHaveLength(10));
      await userEvent.click(canvas.getByRole('button', { name: 'Jobs options' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
      await waitFor(() => expect(print).toHaveBeenCalled());
      await waitFor(() => expect(table.cells('ID')).toHaveLength(20));
      dispatchEvent(new Event('afterprint'));
      await waitFor(() => expect(table.cells('ID')).toHaveLength(10));
      await expect(new Set(fetchedLog.mock.calls.flat())).toEqual(new Set([30, 29]));
    },
  },
});

/** Printing fetches the jobs of all pages, but not their logs. */
export const Printed: Story = twoPages.ready;
