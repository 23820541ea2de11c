import type { ProviderSchemas } from '@portal/api-client';
import { tableDriver } from '@portal/ui/testing';
import { expect, within } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { firstPage } from '../../../testing/firstPage.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { CAMPAIGN_SUMMARY_PATH } from '../paths.ts';

const names = [
  'Spring quilting',
  'Mother’s Day frames',
  'Back to school',
  'Yarn week',
  'Fall fabrics',
] as const;
const address = `${CAMPAIGN_SUMMARY_PATH}?type=email&year=2025`;

function summary(rowCount: number, own: Partial<ProviderSchemas['CampaignSummaryRow']> = {}) {
  return providerResponses.get('/api/CampaignSummary', ({ response }) =>
    response(200).json({
      ...firstPage(rowCount),
      campaignSummaryData: Array.from({ length: rowCount }, (_row, index) => ({
        campaignDescription: `${names[index % names.length]} ${index + 1}`,
        saleDateBegin: `2025-${String(12 - (index % 12)).padStart(2, '0')}-06T00:00:00`,
        saleDateEnd: `2025-${String(12 - (index % 12)).padStart(2, '0')}-19T00:00:00`,
        prefMailed: index === 1 ? 0 : 162_000 - 5_900 * index,
        ttlResponses: 6_804 - 210 * index,
        ttlPurchases: 6_112 - 190 * index,
        ttlPurchaseAmount: 289_541.37 - 9_875.5 * ((index * 7) % 20),
        ttlPurchaseItems: 31_288.5 - 900 * index,
        ttlCost: 151_203.8 - 5_100 * index,
        ...own,
      })),
    }),
  );
}

const states = screenStates({
  address,
  path: '/api/CampaignSummary',
  responses: {
    ready: summary(18),
    empty: summary(0),
    long: summary(100, {
      campaignDescription: 'A sale of quilting cotton, yarn and frames in every store of the north, '.repeat(
        4,
      ),
      ttlPurchaseAmount: -123_456_789.01,
    }),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'Spring quilting 1' });
      await canvas.findByRole('heading', { level: 2, name: 'Email Campaigns 2025' });
      const table = tableDriver(canvas, 'Annual Campaign Summary');
      await expect(table.cell(1, '% Resp')).toHaveTextContent('4.20%');
      await expect(table.cell(2, '% Resp').textContent?.trim()).toBe('');
      const year = canvas.getByRole('spinbutton', { name: 'Year' });
      await expect(year).toHaveValue(2025);
      await expect(year).toHaveAttribute('min', '1980');
      await expect(year).toHaveAttribute('max', '2099');
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
      await expect(canvas.getAllByText('No campaign data available')).toHaveLength(1);
    },
    long: async ({ canvas }) => {
      await canvas.findAllByText('−$123,456,789.01');
    },
    failed: async ({ canvasElement }) => {
      const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
      await expect(alert).toHaveTextContent(/Error: /);
    },
  },
});

export default { title: 'screens/reports/CampaignSummary', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** A year outside its range is reported at its field, and nothing is requested. */
export const InvalidYear: Story = {
  ...states.ready,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: 'Spring quilting 1' });
    const year = canvas.getByRole('spinbutton', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '1979{Enter}');
    await expect(year).toHaveAccessibleDescription('Enter a whole number from 1980 to 2099');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Email Campaigns 2025');
  },
};
