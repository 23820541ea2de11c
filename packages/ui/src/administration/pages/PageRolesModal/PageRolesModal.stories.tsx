import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { AccessEffect } from '../AccessEffect/AccessEffect.tsx';
import { PageRolesModal, type PageRolesModalProps } from './PageRolesModal.tsx';

const title = 'Roles of page Mailers';

const meta = {
  component: PageRolesModal,
  args: {
    title,
    label: 'Roles',
    names: ['Administer', 'Coleman', 'JAS', 'MSC', 'Programmer', 'StatusMessage'],
    selected: ['MSC', 'JAS', 'Weaver'],
    onSave: fn<PageRolesModalProps['onSave']>(async () => ({ ok: true, data: undefined })),
    renderEffect: (names) => (
      <AccessEffect
        gainingUserNames={names.includes('Coleman') ? ['lena.ashby'] : []}
        losingUserNames={names.includes('JAS') ? [] : ['kofi.orchard', 'selma.yeo']}
      />
    ),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '560' } },
    guide: {
      purpose:
        'The roles or server roles of one page, saved together; the effect on users is shown above the buttons.',
      notFor: 'Checkboxes that are saved at once, which are a `ToggleList`.',
      accessibility: [
        'The checkboxes are a named group; Submit says No changes until the selection differs.',
      ],
    },
  },
} satisfies Meta<typeof PageRolesModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submit is enabled when the selection changes; a role that no longer exists can be removed. */
export const Changed: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    const tick = (name: string) => within(modal.element()).getByRole('checkbox', { name });
    await modal.waitUntilOpen();
    await expect(tick('Weaver')).toBeChecked();
    await expect(modal.form().disabledReason()).toBe('No changes');
    await userEvent.click(tick('Coleman'));
    await expect(modal.element()).toHaveTextContent('1 user gains access: lena.ashby');
    await userEvent.click(tick('Coleman'));
    await expect(modal.form().disabledReason()).toBe('No changes');
    await expect(modal.element()).toHaveTextContent('No change in access');
    await userEvent.click(tick('JAS'));
    await userEvent.click(tick('Weaver'));
    await expect(modal.element()).toHaveTextContent('2 users lose access: kofi.orchard, selma.yeo');
    await modal.form().submit();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ names: ['MSC'] }));
  },
};

/** The server protects the last access of the administrators: the dialog shows its message and stays open. */
export const Refused: Story = {
  args: {
    onSave: fn<PageRolesModalProps['onSave']>(async () => ({
      ok: false,
      fields: { roles: ['At least one active administrator must be able to open /Admin/Pages'] },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await userEvent.click(within(modal.element()).getByRole('checkbox', { name: 'JAS' }));
    await modal.form().submit();
    await waitFor(() => expect(modal.form().status()).toContain('At least one active administrator'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const plays = modalPlays(title, async (modal) => {
  within(modal.element()).getByRole('checkbox', { name: 'JAS' }).click();
});

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onSave: fn<PageRolesModalProps['onSave']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onSave: fn<PageRolesModalProps['onSave']>(notSaved) },
  play: plays.notSaved,
};
