import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { editedTableStates } from '../shared/editedTableStates.ts';

const address = '/Admin/Companies';
const rows = [
  { companyAbbrev: 'COL', companyName: 'Coleman Data Services' },
  { companyAbbrev: 'JAS', companyName: 'Craft Retail' },
];
const respondWith = (answered: typeof rows) =>
  providerResponses.get('/api/company', ({ response }) => response(200).json(answered));

const states = editedTableStates({
  address,
  path: '/api/company',
  label: 'Companies',
  heading: 'Abbreviation',
  cells: rows.map((row) => row.companyAbbrev),
  responses: {
    ready: respondWith(rows),
    empty: respondWith([]),
    long: respondWith(rows.map((row) => ({ ...row, companyName: row.companyName.repeat(40) }))),
  },
});

export default { title: 'screens/administration/Companies', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
