import { expect, waitFor } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates, type ScreenMeta, type Story } from '../../../testing/screenStates.ts';
import { pagesResponse } from '../shared/accessResponsesFixture.ts';

const path = '/Admin/ServerRoles';
const serverRoles = (names: readonly string[]) =>
  providerResponses.get('/api/serverrole', ({ response }) =>
    response(200).json(names.map((rolename) => ({ rolename }))),
  );

const states = screenStates({
  address: `${path}?role=reports`,
  path: '/api/serverrole',
  responses: {
    ready: serverRoles(['archive', 'reports']),
    empty: serverRoles([]),
    long: serverRoles(
      Array.from({ length: 80 }, (_unused, index) => `server-role-with-a-long-name-${index}`),
    ),
  },
  others: [pagesResponse(path)],
  shows: {
    ready: async ({ canvas }) => {
      await expect(await canvas.findByRole('treeitem', { name: /^Campaigns/ })).toBeChecked();
      await expect(canvas.getByRole('treeitem', { name: /^Mailers/ })).not.toBeChecked();
      await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(80));
    },
  },
});

export default { title: 'screens/administration/ServerRoles', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

/** Before a choice: every page with its server roles, and the roles that no page grants. */
export const NothingChosen: Story = {
  ...states.ready,
  args: { ...states.ready.args, address: path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treeitem', { name: /^Campaigns/ })).toHaveTextContent('reports');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('Every server role is granted by a page.')).toBeVisible();
  },
};
