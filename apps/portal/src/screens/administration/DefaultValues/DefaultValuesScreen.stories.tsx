import { gridDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';

type Story = StoryObj<typeof PortalAt>;

const address = '/Admin/DefaultValues';
const rows = [
  {
    defaultKey: 'CostPerPiece',
    defaultValue1: '0.42',
    defaultHelpText: 'Cost of one mailed piece in dollars.',
  },
  { defaultKey: 'MailLeadDays', defaultValue1: '21', defaultHelpText: null },
];
const answers = providerAnswers.get('/api/defaultvalue', ({ response }) => response(200).json(rows));
const none = providerAnswers.get('/api/defaultvalue', ({ response }) => response(200).json([]));
const long = providerAnswers.get('/api/defaultvalue', ({ response }) =>
  response(200).json(rows.map((row) => ({ ...row, defaultValue1: row.defaultValue1.repeat(80) }))),
);

const states = screenStates({
  address,
  path: '/api/defaultvalue',
  answers: { ready: answers, empty: none, long },
  shows: {
    ready: async ({ canvas }) => {
      const table = gridDriver(canvas, 'Default values');
      await table.drawn();
      await expect(table.cells('Default Key')).toEqual(rows.map((row) => row.defaultKey));
    },
    loading: async ({ canvas }) => void (await canvas.findByText('[working...]')),
    empty: async ({ canvas }) => void (await canvas.findByText('No Data Available')),
    long: async ({ canvas }) => void (await gridDriver(canvas, 'Default values').drawn()),
  },
});

const meta = {
  title: 'screens/administration/DefaultValues',
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
