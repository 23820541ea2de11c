import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { pageTree } from '../../access/accessFixture.ts';
import { AddPortalPageModal, type AddPortalPageModalProps } from './AddPortalPageModal.tsx';

const title = 'Add page';

const meta = {
  component: AddPortalPageModal,
  args: {
    tree: pageTree,
    parentId: 2,
    roles: { status: 'ready', data: ['Coleman', 'JAS', 'MSC'], refreshing: false },
    views: {
      status: 'ready',
      data: [{ viewId: 1, title: 'Sales by week', viewUrl: 'Sales/Weekly' }],
      refreshing: false,
    },
    onAdd: fn<AddPortalPageModalProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '560' } },
    guide: {
      purpose:
        'A new entry of the menu: a page of the portal, a link, a group, or a view of the reporting server chosen from its list, placed below its parent.',
      notFor:
        'Renaming and ordering, which the `TreeTable` of the screen does in place; moving alone, which is a `MovePageModal`.',
      accessibility: [
        'The type of the page is a radio group that changes which fields are shown below it; the focus stays on the type.',
      ],
    },
  },
  argTypes: { tree: { control: false } },
} satisfies Meta<typeof AddPortalPageModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Web: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await expect(modal.form().disabledReason()).toBe('Page name is required');
    await modal.form().fillIn({ 'Page Name': 'Offers', Order: 0 });
    await expect(modal.form().disabledReason()).toBe('Order must be greater than 0');
    await modal.form().fillIn({ Order: 1, URL: '//evil.example' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().error('URL')).toBe('URL must start with / or https://'));
    await modal.form().fillIn({ URL: '/admin/pages/' });
    await expect(await screen.findByText(/^Web Site Pages has this URL, too/)).toBeVisible();
    await modal.form().fillIn({ URL: '/Campaigns/OfferList' });
    await modal.form().submit();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ parentId: 2, pageName: 'Offers', url: '/Campaigns/OfferList', orderBy: 1 }),
    );
  },
};

/** The position sets the order; without a role, the form says who can open the page. */
export const PositionAndRoles: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    const position = screen.getByLabelText<HTMLSelectElement>('Position');
    await expect(position.selectedIndex).toBe(position.options.length - 1);
    await expect(modal.element()).toHaveTextContent('No role selected: everyone who can open the parent');
    const lastOrder = Number(modal.form().value('Order'));
    await userEvent.selectOptions(position, 'First');
    await expect(Number(modal.form().value('Order'))).toBeLessThan(lastOrder);
    await userEvent.click(screen.getByRole('checkbox', { name: 'MSC' }));
    await modal.form().fillIn({ 'Page Name': 'Offers' });
    await modal.form().submit();
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ roles: 'MSC' })));
  },
};

/** A view of the reporting server is chosen, and gives its title. */
export const Tableau: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Page type': 'Tableau view' });
    await expect(modal.form().disabledReason()).toBe('Report view is required');
    await modal.form().fillIn({ 'Report view': 'Sales by week' });
    await modal.form().submit();
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        expect.objectContaining({
          pageName: 'Sales by week',
          url: '/Tableau/TableauLink?report=Sales%2FWeekly',
        }),
      ),
    );
  },
};

export const Refused: Story = {
  args: {
    onAdd: fn<AddPortalPageModalProps['onAdd']>(async () => ({
      ok: false,
      fields: { parentId: ['No page with ID 2 exists'] },
    })),
  },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Page Name': 'Offers' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().error('Parent')).toBe('No page with ID 2 exists'));
  },
};

export const Failed: Story = {
  args: { views: { status: 'failed', message: 'The server could not be reached.' } },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Page type': 'Tableau view' });
    await expect(modal.element()).toHaveTextContent('The server could not be reached.');
  },
};

const plays = modalPlays(title, (modal) =>
  modal.form().fillIn({ 'Page Name': 'Offers', URL: '/Campaigns/OfferList' }),
);

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onAdd: fn<AddPortalPageModalProps['onAdd']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onAdd: fn<AddPortalPageModalProps['onAdd']>(notSaved) },
  play: plays.notSaved,
};

/** The views of the reporting server are loading. */
export const Loading: Story = {
  args: { views: { status: 'loading' } },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Page type': 'Tableau view' });
    await expect(modal.form().disabledReason()).toBe('Report view is required');
  },
};

/** The reporting server has no view. */
export const Empty: Story = {
  args: { views: { status: 'empty' } },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Page type': 'Tableau view' });
    await expect(modal.form().disabledReason()).toBe('Report view is required');
  },
};
