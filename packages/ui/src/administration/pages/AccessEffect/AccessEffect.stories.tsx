import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessEffect } from './AccessEffect.tsx';

const meta = {
  component: AccessEffect,
  args: { gainingUserNames: ['lena.ashby'], losingUserNames: ['kofi.orchard', 'selma.yeo'] },
  parameters: {
    guide: {
      purpose:
        'Above the buttons of a change to the roles of a page: which users lose access, by name, before it happens.',
      notFor: 'Explaining one user, which `AccessReason` does; what has already been saved.',
      accessibility: [
        'A polite live region named Effect: ticking a role is followed by its consequence in words, twelve names at most.',
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
