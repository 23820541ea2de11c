import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SidePanels } from './SidePanels.tsx';

const meta = {
  component: SidePanels,
  args: { panels: <p>Beside</p>, children: <p>The list</p> },
  parameters: {
    guide: {
      purpose:
        'The list of applications with one or two small tables beside it, which move below it in a narrow window.',
      notFor: 'A selection and its details, which are `Panes`.',
      accessibility: ['The list comes first in reading order.'],
    },
  },
} satisfies Meta<typeof SidePanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    const { right } = canvas.getByText('The list').getBoundingClientRect();
    await expect(canvas.getByText('Beside').getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  },
};

export const OnePanel: Story = { args: { panels: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
