import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Views } from './Views.tsx';
import { createView, fewViews, hostileName, longName, manyViews } from './viewsFixture.ts';

const ready = (data = fewViews) => ({ status: 'ready', data, refreshing: false }) as const;

const meta = {
  component: Views,
  args: {
    views: ready(),
    openId: null,
    changes: [],
    missing: [],
    onOpen: fn(),
    onCommand: fn(),
    sx: { width: 480, maxWidth: '100%' },
  },
  parameters: {
    docs: { story: { inline: false, height: '440' } },
    guide: {
      purpose:
        'The saved views of a list or report, beside its title: which one is open, and what differs from it.',
      notFor: 'Pages of an app, which are a `SidebarMenu`; parts of a page, which are `LinkTabs`.',
      keyboard: [['`Enter`', 'opens the menu, in which the arrow keys move']],
      accessibility: [
        'A menu button named by the open view; views are radio items.',
        'A view that is unavailable, or names something that does not exist any more, is announced.',
      ],
    },
  },
} satisfies Meta<typeof Views>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function openMenu({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button'));
  const menu = await screen.findByRole('menu', { name: 'Views' });
  await waitFor(() => expect(menu).toBeVisible());
  return within(menu);
}

export const Ready: Story = {
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    await expect(menu.getByRole('menuitemradio', { name: 'Standard view', checked: true })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Delete view…' })).toBeNull();
    await expect(
      menu.getByRole('menuitemradio', { name: 'Large quantities · shared with JAS' }),
    ).toBeVisible();
    await context.userEvent.click(menu.getByRole('menuitemradio', { name: 'Fall mailers · default' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 1 });
  },
};

export const Empty: Story = {
  args: { views: ready([]) },
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Save as new view…' }));
    await expect(args.onCommand).toHaveBeenCalledWith({ command: 'saveAs' });
  },
};

export const Open: Story = {
  args: { openId: 1 },
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    await expect(menu.queryByRole('menuitem', { name: 'Save changes' })).toBeNull();
    await context.userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Favorite', checked: true }));
    await expect(args.onCommand).toHaveBeenCalledWith({ command: 'toggleStar' });
  },
};

export const Changed: Story = {
  args: { openId: 2, changes: ['filters', 'columns'] },
  play: async ({ args, ...context }) => {
    await expect(context.canvas.getByText('Changed')).toBeVisible();
    const menu = await openMenu(context);
    await expect(menu.getByText('Changed: filters and columns')).toBeVisible();
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Discard changes' }));
    await expect(args.onCommand).toHaveBeenCalledWith({ command: 'reset' });
  },
};

/** Only its owner can change it; others can save it as a view of their own. */
export const SharedByOther: Story = {
  args: { openId: 3, changes: ['sort order'] },
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    for (const name of ['Save changes', 'Edit name and sharing…', 'Delete view…']) {
      await waitFor(() =>
        expect(menu.getByRole('menuitem', { name })).toHaveAccessibleDescription('Saved by Bela Sand'),
      );
    }
    await expect(menu.getByRole('menuitem', { name: 'Save as new view…' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(args.onCommand).not.toHaveBeenCalled();
  },
};

export const MissingColumn: Story = {
  args: { openId: 1, missing: ['quantity', 'filter.descr'] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('No longer exists: quantity and filter.descr'),
};

export const Unavailable: Story = {
  args: { openId: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Views' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('was deleted or is no longer shared');
  },
};

/** The open view is always listed. */
export const Many: Story = {
  args: { views: ready(manyViews), openId: 400 },
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    await expect(menu.getAllByRole('menuitemradio')).toHaveLength(14);
    await expect(menu.getByRole('menuitemradio', { name: 'View 400', checked: true })).toBeVisible();
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'All 500 views…' }));
    await expect(args.onCommand).toHaveBeenCalledWith({ command: 'showAll' });
  },
};

export const LongAndHostileNames: Story = {
  args: {
    views: ready([
      createView(1, longName),
      createView(2, hostileName, { isDefault: true }),
      createView(3, 'עברית', { sharedWithRole: 'JAS' }),
    ]),
    openId: 1,
    changes: ['chart'],
  },
  play: async (context) => {
    const menu = await openMenu(context);
    await expect(menu.getByRole('menuitemradio', { name: /drop table views/ })).toBeVisible();
    // What follows a name is not reordered by it.
    const isolated = ['\u2068', '\u2069'].map((mark) => expect.stringContaining(mark));
    for (const name of [/ · default$/, / · shared with JAS$/]) {
      const { textContent } = menu.getByRole('menuitemradio', { name });
      for (const mark of isolated) await expect(textContent).toEqual(mark);
    }
  },
};

export const Loading: Story = {
  args: { views: { status: 'loading' } },
  play: async (context) => {
    await expect((await openMenu(context)).getByText('Loading views…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { views: { status: 'failed', message: 'The server could not be reached.', retry: fn() }, openId: 1 },
  play: async ({ args, ...context }) => {
    const menu = await openMenu(context);
    await expect(menu.getByText('The server could not be reached.')).toBeVisible();
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Retry' }));
    await expect(args.views.status === 'failed' && args.views.retry).toHaveBeenCalledOnce();
  },
};
