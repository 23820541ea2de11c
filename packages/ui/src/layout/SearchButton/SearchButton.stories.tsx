import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  component: SearchButton,
  args: { shortcut: 'Ctrl K', keyShortcuts: 'Control+K Meta+K', onClick: fn() },
  parameters: {
    guide: {
      purpose: 'In the header of an app with a `CommandPalette`: opens it, and tells its shortcut.',
      notFor: 'Typing a search: it is a button. The palette has the box.',
      accessibility: ['A button that opens a dialog, with its shortcut in `aria-keyshortcuts`.'],
    },
  },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
