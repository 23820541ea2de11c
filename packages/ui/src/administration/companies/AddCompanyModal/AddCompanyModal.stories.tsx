import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modalPlays, neverAnswered, notSaved } from '../../../forms/FormModal/formModalPlaysFixture.ts';
import { modalDriver } from '../../../testing/modalDriver.ts';
import { AddCompanyModal, type AddCompanyModalProps } from './AddCompanyModal.tsx';

const title = 'Add company';

const meta = {
  component: AddCompanyModal,
  args: {
    onAdd: fn<AddCompanyModalProps['onAdd']>(async () => ({ ok: true, data: undefined })),
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '420' } },
    guide: {
      purpose: 'A company that users belong to and get access to: its abbreviation and name.',
      notFor: 'Giving a user access to a company, which is a `CompanyAccessList`.',
      accessibility: ['The abbreviation says that it cannot be changed later.'],
    },
  },
} satisfies Meta<typeof AddCompanyModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The abbreviation is typed in capitals. */
export const Added: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().submit();
    await waitFor(() =>
      expect(modal.form().errors()).toEqual({
        Abbreviation: 'Abbreviation is required',
        Company: 'Company is required',
      }),
    );
    await modal.form().fillIn({ Abbreviation: 'px', Company: 'Pixel and Thread' });
    await modal.form().submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ reason: 'saved' }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      companyAbbrev: 'PX',
      companyName: 'Pixel and Thread',
    });
  },
};

/** A server error appears at its field. */
export const Refused: Story = {
  args: {
    onAdd: fn<AddCompanyModalProps['onAdd']>(async () => ({
      ok: false,
      fields: { companyAbbrev: ['Abbreviation is in use'] },
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, title, userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ Abbreviation: 'PX', Company: 'Pixel and Thread' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().error('Abbreviation')).toBe('Abbreviation is in use'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const plays = modalPlays(title, (modal) =>
  modal.form().fillIn({ Abbreviation: 'PX', Company: 'Pixel and Thread' }),
);

export const Ready: Story = { play: plays.ready };

export const Saving: Story = {
  args: { onAdd: fn<AddCompanyModalProps['onAdd']>(neverAnswered) },
  play: plays.saving,
};

export const NotSaved: Story = {
  args: { onAdd: fn<AddCompanyModalProps['onAdd']>(notSaved) },
  play: plays.notSaved,
};
