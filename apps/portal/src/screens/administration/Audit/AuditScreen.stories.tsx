import { pagingDriver, tableDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';
import { usersAnswer } from '../shared/accessAnswersFixture.ts';
import { auditAnswer } from '../shared/auditFixture.ts';

const path = '/Admin/Audit';

const listSuggestions = ({ list }: HTMLInputElement) =>
  [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);

const states = screenStates({
  address: path,
  path: '/api/audit',
  others: [usersAnswer()],
  answers: { ready: auditAnswer(296), empty: auditAnswer(0), long: auditAnswer(1_000_000, { isLong: true }) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader');
      await expect(tableDriver(canvas, 'Audit entries').cell(1, 'Action')).toHaveTextContent('Edit user');
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
      const user = canvas.getByRole<HTMLInputElement>('combobox', { name: /^User/ });
      await waitFor(() => expect(listSuggestions(user)).toContain('carl.care'));
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader');
      await expect(pagingDriver(canvas).totalRows()).toBe(1_000_000);
    },
  },
});

const meta = {
  title: 'screens/administration/Audit',
  component: PortalAt,
  args: { address: path },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
