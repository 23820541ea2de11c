import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { label: 'Recipient', value: 'Mia Roth' },
      { label: 'Sent', value: '2026-03-14' },
      { label: 'Weight (kg)', value: 3.5 },
      { label: 'Returns', value: 0 },
      { label: 'Note', value: '' },
    ],
  },
  parameters: {
    guide: {
      purpose: 'The properties of one record, in a dialog, panel or drawer of details.',
      notFor: 'Several records of a kind, which are rows of a `DataTable`; values to edit, which are a form.',
      accessibility: ['Terms with their definitions; a missing value is shown as a dash or a word.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelsBeside: Story = {
  play: async ({ canvas }) => {
    const read = (role: string) => canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(read('term')).toEqual(['Recipient', 'Sent', 'Weight (kg)', 'Returns', 'Note']);
    await expect(read('definition')).toEqual(['Mia Roth', '2026-03-14', '3.5', '0', '—']);
  },
};

export const LabelsAbove: Story = {
  args: { labels: 'above', emptyText: 'None' },
  play: async ({ canvas }) => {
    const [label, value] = [canvas.getByText('Recipient'), canvas.getByText('Mia Roth')];
    await expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(value.getBoundingClientRect().top);
    await expect(canvas.getByText('None')).toBeVisible();
  },
};

export const LongValue: Story = {
  args: { items: [{ label: 'Object', value: 'x'.repeat(400) }], sx: { width: 320 } },
};
