import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobStatus } from './JobStatus.tsx';

const meta = {
  component: JobStatus,
  args: { status: 'New', detail: null },
  parameters: {
    guide: {
      purpose:
        'The cell Status of the job list: what the service said, and below it what a running job does or why it failed.',
      notFor: 'The state of a form or a call, which say it themselves.',
      accessibility: [
        'Icon, word and color say the same; a status of another service is shown as it was sent.',
      ],
    },
  },
} satisfies Meta<typeof JobStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last one is an unknown status of an external service, shown as received. */
export const AllStatuses: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <JobStatus status="New" detail={null} />
      <JobStatus status="Processing" detail="Row 3 of 12: mailer 410012" />
      <JobStatus status="Complete" detail={null} />
      <JobStatus status="Failed" detail="Mailer 410012 of coupon 3 has no sequence numbers" />
      <JobStatus status="Waiting for approval" detail={null} />
    </div>
  ),
};
