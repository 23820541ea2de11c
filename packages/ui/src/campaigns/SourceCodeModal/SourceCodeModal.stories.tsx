import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import { modalDriver } from '../../testing/modalDriver.ts';
import { SourceCodeModal, type SourceCodeModalProps } from './SourceCodeModal.tsx';

type SourceCodeValues = Parameters<SourceCodeModalProps['onSave']>[0];

const meta = {
  component: SourceCodeModal,
  args: { source: null, onSave: fn(async (): Promise<SubmitResult<never>> => ({ ok: true })), onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480' } },
    guide: {
      purpose: 'Adding a source code or editing its description; the code itself cannot be changed.',
      notFor: 'Deleting codes: old responses refer to them.',
      accessibility: [
        'While editing, the code is a read-only field that can be focused and copied; Submit is disabled without a source code.',
      ],
    },
  },
} satisfies Meta<typeof SourceCodeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saving requires a code; every field has a maximum length. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Add Source', userEvent);
    await modal.waitUntilOpen();
    const form = modal.form();
    await expect(form.labels()).toEqual(['Source Code', 'Description', 'Additional Info']);
    await expect(form.field('Description')).toHaveAttribute('maxlength', '50');
    await expect(form.field('Additional Info')).toHaveAttribute('maxlength', '500');
    await expect(form.disabledReason()).toBe('Enter a source code first.');
    await form.fillIn({ 'Source Code': 'QUILT2026', Description: 'Quilting' });
    await expect(form.value('Source Code')).toBe('QUILT202');
    await form.submit();
    await expect(args.onSave).toHaveBeenCalledWith({
      source: 'QUILT202',
      description: 'Quilting',
      additionalInfo: '',
    });
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { source: { source: 'QUILT25', description: 'Quilting 2025', additionalInfo: null } },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Edit Source', userEvent);
    await modal.waitUntilOpen();
    const form = modal.form();
    await expect(form.field('Source Code')).toHaveAttribute('readonly');
    await form.fillIn({ 'Additional Info': 'Paper form' });
    await form.submit();
    await expect(args.onSave).toHaveBeenCalledWith({
      source: 'QUILT25',
      description: 'Quilting 2025',
      additionalInfo: 'Paper form',
    });
  },
};

/** A failed save keeps the dialog open with the typed values. */
export const NotSaved: Story = {
  args: {
    onSave: fn(async (): Promise<SubmitResult<never>> => ({
      ok: false,
      message: 'Source Code QUILT25 is in use',
    })),
  },
  play: async ({ args, userEvent }) => {
    const modal = modalDriver(screen, 'Add Source', userEvent);
    await modal.waitUntilOpen();
    const form = modal.form();
    await form.fillIn({ 'Source Code': 'QUILT25', Description: 'Again' });
    await form.submit();
    await expect(form.status()).toBe('Source Code QUILT25 is in use');
    await expect(form.value('Description')).toBe('Again');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => {})) },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Add Source', userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Source Code': 'QUILT25' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().isBusy()).toBe(true));
  },
};

/** A server error appears at its field. */
export const Refused: Story = {
  args: {
    onSave: fn(async (): Promise<SubmitResult<SourceCodeValues>> => ({
      ok: false,
      fields: { source: 'Source code is in use' },
    })),
  },
  play: async ({ userEvent }) => {
    const modal = modalDriver(screen, 'Add Source', userEvent);
    await modal.waitUntilOpen();
    await modal.form().fillIn({ 'Source Code': 'QUILT25' });
    await modal.form().submit();
    await waitFor(() => expect(modal.form().error('Source Code')).toBe('Source code is in use'));
  },
};
