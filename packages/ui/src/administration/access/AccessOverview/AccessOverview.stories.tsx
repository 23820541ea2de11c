import type { RoleUse } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tableDriver } from '../../../testing/tableDriver.ts';
import { pageTree } from '../accessFixture.ts';
import { roleUseColumns } from '../overviewColumns.ts';
import { PageTree } from '../PageTree/PageTree.tsx';
import { AccessFindings, AccessOverview } from './AccessOverview.tsx';

const rows = [
  { rolename: 'Administer', users: 4, onlyRoleOf: 1, pages: pageTree.slice(-1) },
  { rolename: 'Coleman', users: 31, onlyRoleOf: 28, pages: [] },
  { rolename: 'JAS', users: 159, onlyRoleOf: 120, pages: pageTree.slice(0, 2) },
];

const meta = {
  component: AccessOverview<RoleUse>,
  args: {
    label: 'Users and pages of the roles',
    hint: 'Select a role to see and change its users.',
    findings: [
      {
        key: 'users',
        tone: 'warning',
        label: '2 users have no role',
        links: [
          { label: 'nina.new', href: '#nina.new' },
          { label: 'noah.new', href: '#noah.new' },
        ],
      },
      {
        key: 'roles',
        tone: 'info',
        label: '1 role is required by no page',
        links: [{ label: 'Coleman', href: '#Coleman' }],
      },
    ],
    noFindingsText: 'Every role has users and is required by a page.',

    columns: roleUseColumns,
    rows,
    rowId: ({ rolename }) => rolename,
  },
  parameters: {
    guide: {
      purpose:
        'The right one of two panes before something is chosen at the left: what needs attention, and who has access to what.',
      notFor: 'Details of the chosen item, or a list with the same entries as the left pane.',
      accessibility: ['A list of what needs attention with links to it, and a table.'],
    },
  },
  decorators: [
    (Story) => <div style={{ height: 360, display: 'flex', flexDirection: 'column' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof AccessOverview<RoleUse>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'nina.new' })).toBeVisible();
    const table = tableDriver(canvas, 'Users and pages of the roles');
    await expect(table.cell(3, 'Only role of')).toHaveTextContent('120');
  },
};

export const NothingFound: Story = {
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every role has users and is required by a page.')).toBeVisible();
  },
};

export const Empty: Story = { args: { findings: [], rows: [] } };

export const WithPageTree: Story = {
  render: ({ hint, findings, noFindingsText }) => (
    <AccessFindings hint={hint} findings={findings} noFindingsText={noFindingsText}>
      <PageTree
        label="Pages"
        pages={pageTree}
        interaction={{ kind: 'readOnly' }}
        note={({ serverRoles }) => serverRoles.join(' ')}
      />
    </AccessFindings>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tree', { name: 'Pages' })).toBeVisible();
  },
};
