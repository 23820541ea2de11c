import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MailerSummaryHelp } from './MailerSummaryHelp.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="240"><rect width="960" height="240" fill="#c8d4e3"/></svg>',
)}`;

const meta = {
  title: 'reports/MailerSummaryHelp',
  component: MailerSummaryHelp,
  args: { pictures: { choose: picture, read: picture, follow: picture }, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '640' } },
    guide: {
      purpose:
        'Three pictures and three paragraphs for a user who opens the mailer summary for the first time.',
      notFor: 'Explaining one field, whose help text is below it.',
      accessibility: [
        'Each picture has a heading, a self-contained text and alternative text. The two close buttons have different names.',
      ],
    },
  },
} satisfies Meta<typeof MailerSummaryHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Help for Mailer Summary' });
    await expect(screen.getAllByRole('img')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
