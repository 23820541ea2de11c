import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RequiredSecondFactor } from './RequiredSecondFactor.tsx';

const meta = {
  title: 'app/RequiredSecondFactor',
  component: RequiredSecondFactor,
  parameters: { layout: 'fullscreen' },
  args: {
    user: {
      username: 'mara.stories',
      firstName: 'Mara',
      lastName: 'Stories',
      email: 'mara@example.com',
      department: null,
      startPage: null,
      roles: ['Administer'],
      lacksSecondFactor: true,
    },
  },
} satisfies Meta<typeof RequiredSecondFactor>;
export default meta;

export const Required: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your role requires two-step verification/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};
