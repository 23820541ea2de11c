import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { dialogStates } from '../../../testing/dialogStates.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';

const states = dialogStates({
  target: ['addCompany'],
  title: 'Add company',
  path: '/api/company',
  answers: {
    saved: providerAnswers.post('/api/company', ({ response }) =>
      response(201).json({ companyAbbrev: 'PX_', companyName: 'Pixel and Thread' }),
    ),
    refused: providerAnswers.post('/api/company', ({ response }) =>
      response(400).json({ companyAbbrev: ['Abbreviation is in use'] }),
    ),
  },
  fillIn: (modal) => modal.form().fillIn({ Abbreviation: 'PX', Company: 'Pixel and Thread' }),
  refusal: 'Abbreviation is in use',
});

const meta = {
  title: 'dialogs/AddCompany',
  component: PortalAt,
  args: { address: '/Home' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Saved: Story = states.saved;
export const Refused: Story = states.refused;
