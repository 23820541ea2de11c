import { expect } from 'storybook/test';
import { providerResponses } from '../testing/api.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { storyPages } from '../testing/portalFixtures.ts';
import { type Play, screenStates, type ScreenMeta, type Story } from '../testing/screenStates.ts';

const longAddress = `/Campaigns/${'MailersOfTheCampaign'.repeat(20)}`;
const pages = (records: typeof storyPages) =>
  providerResponses.get('/api/page', ({ response }) => response(200).json(records));

function statesAt(address: string) {
  const says: Play = async ({ canvas }) => {
    const name = `The page for ${address} has not been created`;
    await canvas.findByRole('heading', { level: 1, name });
    await expect(canvas.getByText(/ask an administrator/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
  };
  return screenStates({
    address,
    path: '/api/page',
    responses: { ready: pages(storyPages), empty: pages([]) },
    shows: { ready: says, empty: says },
  });
}
const states = statesAt('/Campaigns/Nothing');

export default { title: 'screens/UnknownPath', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
/** No page has been created yet. */
export const Empty: Story = states.empty;
export const LongData: Story = statesAt(longAddress).ready;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
