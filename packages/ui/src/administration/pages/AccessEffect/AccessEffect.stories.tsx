import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessEffect } from './AccessEffect.tsx';

const meta = {
  component: AccessEffect,
  args: { gains: ['lena.ashby'], loses: ['kofi.orchard', 'selma.yeo'] },
} satisfies Meta<typeof AccessEffect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GainsAndLoses: Story = {};
export const Nobody: Story = { args: { gains: [], loses: [] } };
export const Many: Story = {
  args: { loses: Array.from({ length: 48 }, (_user, index) => `user.number${index}`) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/and 36 more/)).toHaveTextContent(/^48 users would lose the page:/),
};
