import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#/Campaigns/MailerAdd', LinkComponent: 'a', children: 'Add mailer' },
  argTypes: { LinkComponent: { control: false } },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link to everybody: it can be opened in another tab, and its address copied. */
export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add mailer' });
    await expect(link).toHaveAttribute('href', '#/Campaigns/MailerAdd');
    await expect(link).toHaveStyle({ textDecorationLine: 'none' });
  },
};

export const Primary: Story = { args: { primary: true } };
