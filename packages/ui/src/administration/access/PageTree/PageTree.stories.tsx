import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inPrintMedia } from '../../../controls/printMediaFixture.ts';
import { manyPages, pageTree } from '../accessFixture.ts';
import { PageTree } from './PageTree.tsx';

const onChoose = fn();
const onTick = fn();

const meta = {
  component: PageTree,
  decorators: [
    (Story) => (
      <div style={{ width: 420, height: 420, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Pages', pages: pageTree, interaction: { kind: 'readOnly' } },
  parameters: {
    guide: {
      purpose:
        'Selecting one of the 200 pages of the portal, or showing them with their roles: up to 300 pages start expanded, and a filter searches names and URLs.',
      notFor:
        'Changing the tree, which is a `TreeTable`; the menu of a user, which is a `SidebarMenu`; checkboxes that are saved at once, which are a `PageCheckboxTree`.',
      keyboard: [
        ['`↓` `↑` `Home` `End`', 'move between visible pages'],
        ['`→` `←`', 'expand and collapse, or move to the first child and the parent'],
        ['a letter', 'goes to the next page that begins with it'],
        ['`*`', 'expands all siblings'],
        ['`Enter` `Space`', 'select or toggle the page; nothing in a read-only tree'],
        ['`Esc` in the box', 'clears the filter'],
      ],
      accessibility: [
        'Role tree with a single Tab stop; each page has its level and expanded state.',
        'Keys select one page at a time on purpose, since there is no action for several.',
      ],
    },
  },
} satisfies Meta<typeof PageTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read-only: a click does nothing, arrow keys collapse and expand. */
export const ReadOnly: Story = {
  args: { note: ({ roles }) => roles.join(', ') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('treeitem')).toHaveLength(6);
    await expect(canvas.getByRole('treeitem', { name: /^Campaigns/ })).toHaveTextContent('JAS, MSC');
    const group = canvas.getByRole('treeitem', { name: /^Campaigns/ });
    group.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
  },
};

/** On paper: all pages, without the filter and the arrows. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('treeitem', { name: /^Campaigns/ })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(4);
    const filter = canvas.getByRole('searchbox', { name: 'Filter pages' });
    dispatchEvent(new Event('beforeprint'));
    await inPrintMedia(async () => {
      await expect(canvas.getAllByRole('treeitem')).toHaveLength(6);
      await expect(filter).not.toBeVisible();
      for (const arrow of canvas.getByRole('tree').querySelectorAll('svg'))
        await expect(arrow).not.toBeVisible();
    });
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(4));
  },
};

/** Click, Enter and Space select; arrow keys and letters only move the focus. */
export const SingleSelection: Story = {
  args: { interaction: { kind: 'select', selectedId: 3, onSelect: onChoose } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('treeitem', { name: 'Mailers' })).toBeChecked();
    await userEvent.click(canvas.getByText('Add Mailer'));
    await expect(onChoose).toHaveBeenLastCalledWith({ pageId: 4 });
    canvas.getByRole('treeitem', { name: 'Home' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith({ pageId: 2 });
    await userEvent.keyboard('w ');
    await expect(onChoose).toHaveBeenLastCalledWith({ pageId: 6 });
    await expect(onChoose).toHaveBeenCalledTimes(3);
  },
};

/** Click, Enter and Space toggle one page; no key toggles several, and a double click counts once. */
export const Checkboxes: Story = {
  args: { interaction: { kind: 'check', checkedIds: new Set([3]), onCheckedChange: onTick } },
  play: async ({ canvas, userEvent }) => {
    const mailers = await canvas.findByRole('treeitem', { name: 'Mailers' });
    await expect(mailers).toBeChecked();
    await expect(canvas.getByRole('treeitem', { name: 'Home' })).not.toBeChecked();
    await userEvent.dblClick(canvas.getByText('Mailers'));
    await expect(onTick).toHaveBeenCalledTimes(1);
    await expect(onTick).toHaveBeenLastCalledWith({ pageId: 3, isOn: false });
    canvas.getByRole('treeitem', { name: 'Home' }).focus();
    await userEvent.keyboard(' ');
    await expect(onTick).toHaveBeenLastCalledWith({ pageId: 1, isOn: true });
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}');
    await expect(onTick).toHaveBeenCalledTimes(2);
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('tree');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter pages' }), 'add');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(canvas.getByText('No Data Available')).toBeVisible();
  },
};

/** Large trees start collapsed, except for the path to the selected page. */
export const FiveThousandPages: Story = {
  args: { pages: manyPages(), interaction: { kind: 'select', selectedId: 4950, onSelect: onChoose } },
  play: async ({ canvas }) => {
    await canvas.findByRole('tree');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(50 + 99);
    await expect(canvas.getByRole('treeitem', { checked: true })).toHaveTextContent('Page 4950');
  },
};

export const Empty: Story = { args: { pages: [] } };
