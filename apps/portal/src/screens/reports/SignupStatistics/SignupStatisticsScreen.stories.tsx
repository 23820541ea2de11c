import type { ProviderSchemas } from '@portal/api-client';
import { pagingDriver, tableDriver } from '@portal/ui/testing';
import { expect, waitFor, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { SIGNUP_STATISTICS_PATH } from '../paths.ts';
import { olderData, showsOlderData } from '../shared/reportShows.ts';

const sources = ['QUILT25', 'WEBFORM', 'POSTCARD', 'STORE26'] as const;
const address = `${SIGNUP_STATISTICS_PATH}?fromDate=2026-05-01&toDate=2026-05-14`;

/** A row of a source, on a day when it is broken down by it. */
function statOf(place: number, isDaily: boolean, own: Partial<ProviderSchemas['SignupStat']>) {
  const source = sources[place % sources.length] ?? '';
  const day = 1 + Math.floor(place / sources.length);
  const total = 1_840 - 130 * (place % sources.length) + 37 * ((day * 5) % 7);
  return {
    srcSource: source,
    description: `${source} signups`,
    addDate: isDaily ? `2026-05-${String(day).padStart(2, '0')}T00:00:00` : null,
    store: null,
    total,
    netNew: Math.round(total / 2),
    dmProvided: Math.round(total / 1.5),
    dmNetNew: Math.round(total / 3),
    dmCarrRte: Math.round(total / 3.2),
    dmdpv: Math.round(total / 3.3),
    emProvided: Math.round(total / 1.1),
    emNetNew: Math.round(total / 2.2),
    otMobileNumber: Math.round(total / 2.5),
    mobileNetNew: Math.round(total / 5),
    ...own,
  };
}

/** The report of four sources, or of 14 days of them; `pages` say that there is more. */
function signups({ pages = 1, isEmpty = false, own = {}, options = {} }: SignupsOptions = {}) {
  return providerResponses.get('/api/SignupStats', ({ query, response }) => {
    const isDaily = query.get('dailyBreakdown') === '1';
    const rows = isEmpty ? 0 : isDaily ? 56 : sources.length;
    const isForFile = query.get('rowsPerPage') === '500';
    return response(200).json(
      {
        rowCount: rows * (isForFile ? 1 : pages),
        pageNumber: 1,
        rowsReturned: rows,
        totalPagesAvailable: isForFile ? 1 : pages,
        signupStatsData: Array.from({ length: rows }, (_row, place) => statOf(place, isDaily, own)),
        ...(!isEmpty && {
          totals: statOf(0, false, { srcSource: null, description: null, total: 1_234_567 }),
        }),
      },
      options,
    );
  });
}

interface SignupsOptions {
  pages?: number;
  isEmpty?: boolean;
  own?: Partial<ProviderSchemas['SignupStat']>;
  options?: ResponseInit;
}

const states = screenStates({
  address,
  path: '/api/SignupStats',
  responses: {
    ready: signups({ pages: 3 }),
    empty: signups({ isEmpty: true }),
    long: signups({
      own: {
        description: 'A quilting event of the spring in every store of the north, '.repeat(6),
        total: 12_345_678,
      },
      options: olderData,
    }),
  },
  others: [
    providerResponses.get('/api/SourceCode', ({ response }) =>
      response(200).json(
        sources.map((source) => ({ source, description: `${source} signups`, additionalInfo: null })),
      ),
    ),
    providerResponses.get('/api/StoreName', ({ response }) =>
      response(200).json([{ store: 1023, storeName1: 'Lakewood' }]),
    ),
  ],
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByRole('rowheader', { name: 'QUILT25' });
      await expect(tableDriver(canvas, 'Signup Statistics').headings()).toEqual([
        'Source',
        'Description',
        'Total',
        'NetNew',
        'DMProvided',
        'DMNetNew',
        'DMCarrRte',
        'DMDPV',
        'EMProvided',
        'EMNetNew',
        'OTMobileNumber',
        'MobileNetNew',
      ]);
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent(/^Total1,234,567/);
      await userEvent.click(canvas.getByRole('combobox', { name: 'Store' }));
      await canvas.findByRole('option', { name: '1023 - Lakewood' });
      await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
      await canvas.findByRole('figure', { name: 'Signups by source' });
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async (context) => {
      const { canvas } = context;
      await canvas.findByRole('rowheader', { name: 'QUILT25' });
      await showsOlderData(context);
      await expect(tableDriver(canvas, 'Signup Statistics').cell(1, 'Total')).toHaveTextContent('12,345,678');
    },
    failed: async ({ canvasElement }) => {
      const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
      await expect(alert).toHaveTextContent(/Error: /);
    },
  },
});

export default { title: 'screens/reports/SignupStatistics', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** Breakdowns change the columns when the report is shown, not when they are selected. */
export const WithBreakdowns: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'QUILT25' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Daily' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Description' }));
    await expect(canvas.queryByRole('columnheader', { name: 'AddDate' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show Report' }));
    await canvas.findByRole('columnheader', { name: 'AddDate' });
    await expect(canvas.queryByRole('columnheader', { name: 'Source' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await canvas.findByRole('figure', { name: 'Signups by description' });
    await waitFor(() => expect(canvas.getAllByText('2026-05-01').length).toBeGreaterThan(0));
  },
};
