import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { providerAnswers } from '../../testing/api.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { storyPages } from '../../testing/portalFixtures.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { ACCOUNT_PATH, EMAIL_PATH, PROFILE_PATH } from './paths.ts';

const pages = providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages));

/** These screens ask for nothing of their own: what they show came with the login. */
const readyAt = (address: string, heading: string): Story =>
  screenStates({
    address,
    path: '/api/page',
    answers: { ready: pages },
    shows: {
      ready: async ({ canvas }) => {
        await canvas.findByRole('heading', { level: 1, name: heading });
        await expect(within(canvas.getByRole('main')).getAllByRole('link')).toHaveLength(3);
      },
    },
  }).ready;

const meta = {
  title: 'screens/account',
  component: PortalAt,
  args: { address: ACCOUNT_PATH },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Account: Story = readyAt(ACCOUNT_PATH, 'Account');
export const Profile: Story = readyAt(PROFILE_PATH, 'Profile');
export const Email: Story = readyAt(EMAIL_PATH, 'Email');
