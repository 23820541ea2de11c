import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobStanding } from './JobStanding.tsx';

const meta = {
  component: JobStanding,
  args: { status: 'New', news: null },
  parameters: {
    guide: {
      purpose:
        'The cell Status of the job list: what the service said, and below it what a running job does or why it failed.',
      notFor: 'The state of a form or a call, which say it themselves.',
      accessibility: [
        'Icon, word and colour say the same; a status of another service is shown as it was sent.',
      ],
    },
  },
} satisfies Meta<typeof JobStanding>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last one is a status of another service, shown as it is sent. */
export const EveryStatus: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <JobStanding status="New" news={null} />
      <JobStanding status="Processing" news="Row 3 of 12: mailer 410012" />
      <JobStanding status="Complete" news={null} />
      <JobStanding status="Failed" news="Mailer 410012 of coupon 3 has no sequence numbers" />
      <JobStanding status="Waiting for approval" news={null} />
    </div>
  ),
};
