import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessEffect } from './AccessEffect.tsx';

const meta = {
  component: AccessEffect,
  args: { gainingUserNames: ['lena.ashby'], losingUserNames: ['kofi.orchard', 'selma.yeo'] },
  parameters: {
    guide: {
      purpose:
        'Above the buttons when the roles of a page are changed: names the users who will lose access.',
      notFor: 'Explaining the access of one user, which `AccessReason` does; changes that are already saved.',
      accessibility: [
        'A polite live region named Effect: selecting a role announces its effect, with up to twelve names.',
      ],
    },
  },
} satisfies Meta<typeof AccessEffect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GainsAndLoses: Story = {};
export const NoChange: Story = { args: { gainingUserNames: [], losingUserNames: [] } };
export const ManyUsers: Story = {
  args: { losingUserNames: Array.from({ length: 48 }, (_user, index) => `user.number${index}`) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/and 36 more/)).toHaveTextContent(/^48 users lose access:/),
};
