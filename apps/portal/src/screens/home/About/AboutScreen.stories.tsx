import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates } from '../../../testing/screenStates.ts';

/** The screen makes no requests: its data comes from the session. */
const states = screenStates({
  address: '/about',
  path: '/api/page',
  answers: { ready: providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages)) },
  shows: {
    ready: async ({ canvas }) => {
      await expect(await within(canvas.getByRole('main')).findByRole('img', { name: /.+/ })).toBeVisible();
    },
  },
});

const meta = {
  title: 'screens/home/About',
  component: PortalAt,
  args: { address: '/about' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
