import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates } from '../../../testing/screenStates.ts';
import { ACCOUNT_PATH } from '../paths.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: ACCOUNT_PATH,
  path: '/api/page',
  answers: { ready: providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages)) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findByRole('heading', { level: 1, name: 'Account' });
      await expect(within(canvas.getByRole('main')).getAllByRole('link')).toHaveLength(3);
    },
  },
});

const meta = {
  title: 'screens/account/Account',
  component: PortalAt,
  args: { address: ACCOUNT_PATH },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
