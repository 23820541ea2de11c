import { gridDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';

type Story = StoryObj<typeof PortalAt>;

const address = '/Admin/StartPages';
const rows = [
  { startPageId: 1, startPage1: 'Home', startPageUrl: '/Home' },
  { startPageId: 2, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' },
];
const answers = providerAnswers.get('/api/startpage', ({ response }) => response(200).json(rows));
const none = providerAnswers.get('/api/startpage', ({ response }) => response(200).json([]));
const long = providerAnswers.get('/api/startpage', ({ response }) =>
  response(200).json(rows.map((row) => ({ ...row, startPageUrl: row.startPageUrl.repeat(40) }))),
);

const states = screenStates({
  address,
  path: '/api/startpage',
  answers: { ready: answers, empty: none, long },
  shows: {
    ready: async ({ canvas }) => {
      const table = gridDriver(canvas, 'Start pages');
      await table.drawn();
      await expect(table.cells('Start Page')).toEqual(rows.map((row) => row.startPage1));
    },
    loading: async ({ canvas }) => void (await canvas.findByText('[working...]')),
    empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
    long: async ({ canvas }) => void (await gridDriver(canvas, 'Start pages').drawn()),
  },
});

const meta = {
  title: 'screens/administration/StartPages',
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
