import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { formDriver } from '../../../testing/formDriver.ts';
import { formOf, inForm, sent } from '../inFormFixture.tsx';
import { FileField } from './FileField.tsx';

const photo = new File([new Uint8Array(182_000)], 'damage.jpg', { type: 'image/jpeg' });
const report = new File([new Uint8Array(2_400_000)], 'report.pdf', { type: 'application/pdf' });

const meta = {
  component: FileField,
  args: { name: 'files', label: 'Photos and documents', multiple: true },
  decorators: [inForm],
  parameters: {
    ...formOf<{ files: readonly File[] }>({ files: [] }, ({ files }) => ({
      files: files.length > 0 ? undefined : 'Add a file',
    })),
    guide: {
      purpose: 'Files that are sent with a form, such as photos of a damage. The value is a list of `File`.',
      notFor: 'A file that is processed at once, such as an import with its own preview.',
      keyboard: [['`Space`', 'opens the file dialog']],
      accessibility: ['The browser’s file input over the whole zone, described by the list of its files.'],
    },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ 'Photos and documents': [photo] });
    await form.fillIn({ 'Photos and documents': [report] });
    await expect(form.value('Photos and documents')).toBe('damage.jpg, report.pdf');
    await expect(canvas.getByText('2.4 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove damage.jpg' }));
    await form.submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ files: [report] }));
    await expect(form.value('Photos and documents')).toBe('report.pdf');
  },
};

/** A single file is replaced. */
export const Single: Story = {
  args: { multiple: false, label: 'Photo' },
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.fillIn({ Photo: [photo] });
    await form.fillIn({ Photo: [report] });
    await expect(form.value('Photo')).toBe('report.pdf');
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = formDriver(canvas, 'Story', userEvent);
    await form.submit();
    await waitFor(() => expect(form.error('Photos and documents')).toBe('Add a file'));
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: formOf<{ files: readonly File[] }>({ files: [photo] }),
};
