import type { ProviderSchemas } from '@portal/api-client';
import { tableDriver } from '@portal/ui/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { olderData, showsOlderData } from '../shared/reportShows.ts';
import { reportResponses, storySummary, summaryRow } from '../reportFixture.ts';

type Rows = ProviderSchemas['MailerSummaryRow'][];

const asked = fn();
const respondWith = (rows: Rows, options = {}) =>
  providerResponses.post('/api/MailSumm/', ({ response }) => {
    asked();
    return response(200).json(rows, options);
  });

const address = '/Reports/MailSumm?CampaignId=1204';
const table = 'Mailer Summary';

const states = screenStates({
  address,
  path: '/api/MailSumm/',
  others: reportResponses,
  responses: {
    ready: respondWith(storySummary),
    empty: respondWith([]),
    long: respondWith(
      [
        ...Array.from({ length: 400 }, (_row, index) =>
          summaryRow({
            mailerCode: String(400_000 + index),
            mailerDescription: 'W'.repeat(255),
            campaignCouponNumber: 1 + (index % 20),
            ttlPurchaseAmount: -123_456_789.5,
          }),
        ),
        ...Array.from({ length: 21 }, (_row, index) =>
          summaryRow({
            campaignId: 0,
            mailerCode: null,
            mailerDescription: null,
            campaignCouponNumber: (index + 1) % 21,
          }),
        ),
      ],
      olderData,
    ),
  },
  shows: {
    ready: async ({ canvas, userEvent }) => {
      await canvas.findByRole('rowheader', { name: '410001' });
      const summary = tableDriver(canvas, table, userEvent);
      await expect(summary.headings()).toEqual([
        'Mailer Code',
        'Store',
        'Date',
        'Qty Mailed',
        'Total Resp',
        'Resp %',
        'Unique Resp',
        'Unique Resp %',
        'Purchases',
        'Avg Ticket',
        'Sales $',
        'Mar $',
        'Margin %',
        'ROI',
        'Burdened ROI',
        'Description',
        'First Seq#',
        'Last Seq#',
      ]);
      await expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveValue('1204');
      await expect(canvas.getByRole('link', { name: 'Details by store of 410001' })).toHaveAttribute(
        'href',
        '/Reports/MailerDetails?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=N',
      );
      await expect(canvas.getByRole('link', { name: 'Details by date of coupon 2' })).toHaveAttribute(
        'href',
        '/Reports/MailerDetailsDate2?CampaignId=1204&DetailLevel=2&CouponNumber=2&ExpandedView=N',
      );
      const names = ['Coupon Total', 'Coupon Total', 'Campaign Total'];
      await expect(summary.totals('Mailer Code')).toEqual(names);
      await summary.sortBy('ROI');
      await expect(summary.cells('Mailer Code').slice(0, 2)).toEqual(['410009', '410008']);
      await expect(summary.totals('Mailer Code')).toEqual(names);
      const facts = canvas.getByRole('region', { name: 'Mailer Summary: report details' });
      await expect(facts).toHaveTextContent(
        /^Nonspecific coupons not allocatedViewtransaction reported onceSale2026-03-06 to 2026-03-19Mailer codes10As of\d{4}-/,
      );
      await expect(canvas.getByRole('main')).toHaveTextContent(
        /^Mailer SummarySpring quilting 2026 \(1204\)Nonspecific/,
      );
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async (context) => {
      const { canvas } = context;
      await canvas.findByRole('rowheader', { name: '400000' });
      await expect(tableDriver(canvas, table).total('Mailer Code')).toBe('Campaign Total');
      await showsOlderData(context);
    },
    failed: async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Error: Something went wrong. Try again.',
      );
    },
  },
});

export default { title: 'screens/reports/MailerSummary', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** Changing a selection clears the results; changing the type selects its first campaign. */
export const ResultsCleared: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '410001' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Allocate Non-specific Coupons' }));
    await expect(canvas.getByText('Press Show Report.')).toBeVisible();
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await expect(asked).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Report' }));
    await canvas.findByRole('rowheader', { name: '410001' });
    await expect(await canvas.findByText('Nonspecific coupons allocated')).toBeVisible();

    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Campaign' }),
      'Summer yarn 2026 (1205)',
    );
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await expect(asked).toHaveBeenCalledTimes(2);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Report Type' }), 'tabs');
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveDisplayValue(
        'Welcome tabs 2026 (1190)',
      ),
    );
  },
};

export const Help: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Help' }));
    const dialog = await screen.findByRole('dialog', { name: 'Help for Mailer Summary' });
    await expect(screen.getAllByRole('img')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
