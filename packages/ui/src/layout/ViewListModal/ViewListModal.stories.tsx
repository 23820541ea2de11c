import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { manyViews } from '../Views/viewsFixture.ts';
import { ViewListModal } from './ViewListModal.tsx';

const meta = {
  component: ViewListModal,
  args: {
    views: manyViews.map(({ id, name }) => ({
      key: String(id),
      label: name,
      href: `#${id}`,
      kind: id % 3 === 0 ? 'Bela Sand' : 'You',
      starred: id === 1,
    })),
    onStarredChange: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '600' } },
    guide: {
      purpose: 'All saved views of a page, when they are too many for a menu.',
      notFor: 'A few views, which are listed by `Views`.',
      accessibility: ['A filter and a named list of links, with a star each.'],
    },
  },
} satisfies Meta<typeof ViewListModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typing finds a view, also with a typo. */
export const Many: Story = {
  play: async ({ args, userEvent }) => {
    const input = await screen.findByRole('textbox', { name: 'Find a view' });
    await expect(screen.getAllByRole('link')).toHaveLength(500);
    await userEvent.type(input, 'view 437');
    await waitFor(() => expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('View 437'));
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: View 437' }));
    await expect(args.onStarredChange).toHaveBeenCalledWith({ key: '437', starred: true });
    await userEvent.clear(input);
    await userEvent.type(input, 'nothing like this');
    await expect(await screen.findByText('No view has this name.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { views: [] },
  play: async () => {
    const text = await screen.findByText('No view has this name.');
    await waitFor(() => expect(text).toBeVisible());
  },
};
