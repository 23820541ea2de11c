import type { ProviderSchemas } from '@portal/api-client';
import { tableDriver } from '@portal/ui/testing';
import { expect } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { SOURCE_LIST_PATH } from '../paths.ts';

function sources(count: number, own: Partial<ProviderSchemas['SourceCode']> = {}) {
  return Array.from({ length: count }, (_row, index) => ({
    source: `QUILT${String(index).padStart(3, '0')}`,
    description: 'Quilting event',
    additionalInfo: index % 2 === 0 ? 'Paper form at the cutting table' : null,
    ...own,
  }));
}

const list = (...rows: Parameters<typeof sources>) =>
  providerResponses.get('/api/SourceCode', ({ response }) => response(200).json(sources(...rows)));

const states = screenStates({
  address: SOURCE_LIST_PATH,
  path: '/api/SourceCode',
  responses: {
    ready: list(40),
    empty: list(0),
    long: list(2_000, { description: 'W'.repeat(50), additionalInfo: 'Unbroken'.repeat(62) }),
  },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'QUILT000' });
      await expect(tableDriver(canvas, 'Source codes').headings()).toEqual([
        'Source',
        'Description',
        'Additional Info',
        'Edit',
      ]);
      await expect(canvas.getByText('40 source codes')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Edit QUILT000' })).toBeVisible();
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(tableDriver(canvas, 'Source codes').isBusy()).toBe(true);
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('[no data]');
    },
    long: async ({ canvas }) => {
      await canvas.findByRole('rowheader', { name: 'QUILT000' });
      await expect(canvas.getByText('2,000 source codes')).toBeVisible();
    },
  },
});

export default { title: 'screens/campaigns/SourceList', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
