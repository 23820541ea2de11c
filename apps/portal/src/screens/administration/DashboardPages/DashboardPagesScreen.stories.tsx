import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { editedTableStates } from '../shared/editedTableStates.ts';

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
const respondWith = (answered: typeof rows) =>
  providerResponses.get('/api/dashboardpage', ({ response }) => response(200).json(answered));

const states = editedTableStates({
  address,
  path: '/api/dashboardpage',
  label: 'Dashboard pages',
  heading: 'Frame Title',
  cells: rows.map((row) => row.frameTitle),
  responses: {
    ready: respondWith(rows),
    empty: respondWith([]),
    long: respondWith(rows.map((row) => ({ ...row, url: row.url.repeat(40) }))),
  },
});

export default { title: 'screens/administration/DashboardPages', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
