import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { editedTableStates } from '../shared/editedTableStates.ts';

type Story = StoryObj<typeof PortalAt>;

const address = '/Admin/StartPages';
const rows = [
  { startPageId: 1, startPage1: 'Home', startPageUrl: '/Home' },
  { startPageId: 2, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' },
];
const answer = (answered: typeof rows) =>
  providerAnswers.get('/api/startpage', ({ response }) => response(200).json(answered));

const states = editedTableStates({
  address,
  path: '/api/startpage',
  label: 'Start pages',
  heading: 'Start Page',
  cells: rows.map((row) => row.startPage1),
  answers: {
    ready: answer(rows),
    empty: answer([]),
    long: answer(rows.map((row) => ({ ...row, startPageUrl: row.startPageUrl.repeat(40) }))),
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
