import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../testing/api.ts';
import { PortalAt } from '../testing/PortalAt.tsx';
import { storyPages } from '../testing/portalFixtures.ts';
import { screenStates } from '../testing/screenStates.ts';

const longAddress = `/Campaigns/${'MailersOfTheCampaign'.repeat(20)}`;
const pages = providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages));

const statesAt = (address: string) =>
  screenStates({
    address,
    path: '/api/page',
    answers: { ready: pages },
    shows: {
      ready: async ({ canvas }) => {
        await canvas.findByRole('heading', {
          level: 1,
          name: `The page for ${address} has not been created`,
        });
      },
    },
  });
const states = statesAt('/Campaigns/Nothing');

const meta = {
  title: 'screens/UnknownPath',
  component: PortalAt,
  args: { address: '/Campaigns/Nothing' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
export const LongAddress: Story = statesAt(longAddress).ready;
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Expired: Story = states.expired;
