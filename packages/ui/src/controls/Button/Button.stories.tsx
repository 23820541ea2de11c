import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { onClick: fn(), children: 'ADD USER' },
  parameters: {
    guide: {
      purpose:
        'An action: Add Mailer, Download, Refresh. The main action of a page is `primary`; an action that cannot be undone is `destructive`.',
      notFor:
        'Opening another page: a `LinkButton` can be opened in a new tab. Submitting a form: `Form` and `FormModal` have their own button.',
      accessibility: [
        'With `disabledReason` or `busy` the button keeps the focus (`aria-disabled`) and ignores clicks; the reason is its description and its tooltip.',
      ],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ADD USER' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Destructive: Story = { args: { variant: 'destructive', children: 'Terminate user' } };

/** Stays focusable and explains why it is disabled. */
export const Disabled: Story = {
  args: { disabledReason: 'Nothing to download yet' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'ADD USER' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('Nothing to download yet');
    await expect(button).toHaveFocus();
  },
};

/** Further clicks are ignored while the first one is processed; the appearance does not change. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Save' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
