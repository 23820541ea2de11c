import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReportHeading, ReportNote } from './ReportHeading.tsx';

const meta = {
  component: ReportHeading,
  args: { children: 'Email Campaigns 2025' },
  parameters: {
    guide: {
      purpose:
        'The name of the displayed report, such as Email Campaigns 2025, and a note when it has no rows.',
      notFor: 'The title of the screen, which is in `Page`; longer notes, which are a `ReportNote`.',
      accessibility: [
        'A heading of level 2; the note about missing rows is a status, so that an empty result is announced.',
      ],
    },
  },
} satisfies Meta<typeof ReportHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Email Campaigns 2025');
  },
};

/** Figures that need an explanation have it below them. */
export const WithNote: Story = {
  render: (args) => (
    <>
      <ReportHeading {...args} />
      <ReportNote>Weeks without a count are missing.</ReportNote>
    </>
  ),
};

/** An empty report says so next to its heading, and announces it. */
export const WithoutRows: Story = {
  args: { notice: 'No campaign data available' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No campaign data available');
  },
};
