import { gridDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';

type Story = StoryObj<typeof PortalAt>;

const address = '/Admin/DashboardPages';
const rows = [
  {
    dashId: 1,
    frameTitle: 'Campaign pulse',
    url: 'https://reports.example/pulse',
    frameHeight: 480,
    roles: 'JAS',
  },
  {
    dashId: 2,
    frameTitle: 'Weekly sales',
    url: 'https://reports.example/sales',
    frameHeight: 640,
    roles: '',
  },
];
const answers = providerAnswers.get('/api/dashboardpage', ({ response }) => response(200).json(rows));
const none = providerAnswers.get('/api/dashboardpage', ({ response }) => response(200).json([]));
const long = providerAnswers.get('/api/dashboardpage', ({ response }) =>
  response(200).json(rows.map((row) => ({ ...row, url: row.url.repeat(40) }))),
);

const states = screenStates({
  address,
  path: '/api/dashboardpage',
  answers: { ready: answers, empty: none, long },
  shows: {
    ready: async ({ canvas }) => {
      const table = gridDriver(canvas, 'Dashboard pages');
      await table.drawn();
      await expect(table.cells('Frame Title')).toEqual(rows.map((row) => row.frameTitle));
    },
    loading: async ({ canvas }) => void (await canvas.findByText('[working...]')),
    empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
    long: async ({ canvas }) => void (await gridDriver(canvas, 'Dashboard pages').drawn()),
  },
});

const meta = {
  title: 'screens/administration/DashboardPages',
  component: PortalAt,
  args: { address },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
