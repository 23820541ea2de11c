import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import type { ScreenMeta, Story } from '../../../testing/screenStates.ts';
import { editedTableStates } from '../shared/editedTableStates.ts';

const address = '/Admin/DefaultValues';
const rows = [
  {
    defaultKey: 'CostPerPiece',
    defaultValue1: '0.42',
    defaultHelpText: 'Cost per mailed piece in dollars.',
  },
  { defaultKey: 'OverheadRatePct', defaultValue1: '12.5', defaultHelpText: null },
];
const respondWith = (answered: typeof rows) =>
  providerResponses.get('/api/defaultvalue', ({ response }) => response(200).json(answered));

const states = editedTableStates({
  address,
  path: '/api/defaultvalue',
  label: 'Default values',
  heading: 'Default Key',
  cells: rows.map((row) => row.defaultKey),
  responses: {
    ready: respondWith(rows),
    empty: respondWith([]),
    long: respondWith(rows.map((row) => ({ ...row, defaultValue1: row.defaultValue1.repeat(80) }))),
  },
});

export default { title: 'screens/administration/DefaultValues', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
