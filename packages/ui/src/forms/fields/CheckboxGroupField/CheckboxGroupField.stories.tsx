import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';

const meta = {
  component: CheckboxGroupField,
  args: { name: 'roles', label: 'Roles', names: ['JAS', 'MSC'] },
  decorators: [inForm],
  parameters: formOf({ roles: ['JAS'] }),
} satisfies Meta<typeof CheckboxGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Roles' })).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'MSC' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ roles: ['JAS', 'MSC'] }));
  },
};

/** A required group is marked like an input, and shows what is wrong with it. */
export const Required: Story = {
  parameters: formOf({ roles: ['JAS'] }, ({ roles }) => ({
    roles: roles.length === 0 ? 'Choose a role' : undefined,
  })),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Roles' });
    await expect(group).toHaveAccessibleDescription('Required');
    await expect(group.querySelector('.PortalLabel-required')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'JAS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(group).toHaveAccessibleDescription('Required Choose a role'));
  },
};
