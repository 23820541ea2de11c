import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BarcodePicture } from './BarcodePicture.tsx';

const meta = {
  component: BarcodePicture,
  args: { number: '04140250784100129' },
  parameters: {
    guide: {
      purpose:
        'The barcode as the cash register will scan it (Code 128), next to its row; the background is white in dark mode too.',
      notFor: 'Printing for scanners at other sizes than whole pixels; QR codes.',
      accessibility: [
        'An image named Barcode and the number. Its size is known before the code is loaded, so that rows do not move.',
      ],
    },
  },
} satisfies Meta<typeof BarcodePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits are encoded in pairs, which keeps the barcode short. */
export const Digits: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Barcode 04140250784100129' });
    await waitFor(() => expect(picture.querySelector('path')).not.toBeNull());
    await expect(picture).toHaveAttribute('width', '165');
  },
};

export const Letters: Story = { args: { number: '1214025078QUILT50' } };
