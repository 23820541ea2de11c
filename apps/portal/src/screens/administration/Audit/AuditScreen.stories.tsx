import { pagingDriver, tableDriver } from '@portal/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';

const path = '/Admin/Audit';
const operations = ['updateUser', 'addUserRole', 'login', 'updatePage'];

function entries(rowCount: number, { isLong = false } = {}) {
  const rows = Math.min(rowCount, 100);
  return providerAnswers.get('/api/audit', ({ response }) =>
    response(200).json({
      rowCount,
      pageNumber: 1,
      rowsReturned: rows,
      totalPagesAvailable: Math.max(1, Math.ceil(rowCount / 100)),
      auditData: Array.from({ length: rows }, (_unused, index) => ({
        auditId: 9000 - index,
        at: `2026-06-01T09:${String(59 - (index % 60)).padStart(2, '0')}:07`,
        username: index % 4 === 2 ? null : 'anna.admin',
        source: '10.0.4.17',
        operation: operations[index % 4] ?? 'login',
        object: isLong ? 'user 118 (a name that goes on and on) '.repeat(20) : `user ${118 + index}`,
        changed: index % 4 === 0 ? ['email', 'department'] : [],
        outcome: index % 4 === 2 ? 'failed' : 'done',
        requestId: '3f0c5f3e-7b0e-4d58-9a52-3a1f6f5f2a11',
      })),
    }),
  );
}

const states = screenStates({
  address: path,
  path: '/api/audit',
  answers: { ready: entries(296), empty: entries(0), long: entries(1_000_000, { isLong: true }) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader');
      await expect(tableDriver(canvas, 'Audit entries').cell(1, 'Action')).toHaveTextContent('Edit user');
      await expect(pagingDriver(canvas).position()).toEqual({ page: 1, totalPages: 3 });
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
