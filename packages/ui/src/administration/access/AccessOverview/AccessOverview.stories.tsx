import type { RoleCounts } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tableDriver } from '../../../testing/tableDriver.ts';
import { roleCountColumns } from '../countColumns.ts';
import { AccessOverview } from './AccessOverview.tsx';

const rows = [
  { rolename: 'Administer', users: 4, pages: 17 },
  { rolename: 'Coleman', users: 31, pages: 14 },
  { rolename: 'JAS', users: 159, pages: 21 },
];

const meta = {
  component: AccessOverview<RoleCounts, string>,
  args: {
    label: 'Users and pages of the roles',
    hint: 'Select a role to see and change its users.',
    columns: roleCountColumns,
    rows,
    rowId: ({ rolename }) => rolename,
    onSelect: fn(),
  },
  parameters: {
    guide: {
      purpose: 'The right one of two panes before something is chosen at the left: all of it, with counts.',
      notFor: 'Details of the chosen item.',
      accessibility: ['A table in which the names are buttons.'],
    },
  },
  decorators: [
    (Story) => <div style={{ height: 320, display: 'flex', flexDirection: 'column' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof AccessOverview<RoleCounts, string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const table = tableDriver(canvas, 'Users and pages of the roles');
    await expect(table.cell(3, 'Users')).toHaveTextContent('159');
    await userEvent.click(canvas.getByRole('button', { name: 'JAS' }));
    await expect(args.onSelect).toHaveBeenCalledWith('JAS');
  },
};

export const Empty: Story = { args: { rows: [] } };
