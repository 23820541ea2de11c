import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';

const states = dialogStates({
  target: ['addStartPage'],
  title: 'Add start page',
  path: '/api/startpage',
  answers: {
    saved: providerAnswers.post('/api/startpage', ({ response }) =>
      response(201).json({ startPageId: 9, startPage1: 'Mailers', startPageUrl: '/Campaigns/MailerList' }),
    ),
    refused: providerAnswers.post('/api/startpage', ({ response }) =>
      response(400).json({ startPage1: ['Start page is in use'] }),
    ),
  },
  fillIn: (modal) => modal.form().fillIn({ 'Start Page': 'Mailers', URL: '/Campaigns/MailerList' }),
  refusal: 'Start page is in use',
});

const meta = {
  title: 'dialogs/AddStartPage',
  component: PortalAt,
  args: { address: '/Home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
