import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { href: '#/Campaigns/MailerAdd', children: 'Add mailer' },
  parameters: {
    guide: {
      purpose:
        'An action that opens another page, such as Back to campaigns or Open the report: it looks like the buttons next to it and behaves like a link.',
      notFor:
        'Doing something on this page, which is a `Button`. A link within a sentence stays a plain link.',
      accessibility: [
        'A link, not a button: Enter follows it, Space does not; the browser offers to open it in a new tab.',
      ],
    },
  },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A real link: it can be opened in another tab and its URL copied. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add mailer' });
    await expect(link).toHaveAttribute('href', '#/Campaigns/MailerAdd');
    await expect(link).toHaveStyle({ textDecorationLine: 'none' });
  },
};

export const Primary: Story = { args: { variant: 'primary' } };
