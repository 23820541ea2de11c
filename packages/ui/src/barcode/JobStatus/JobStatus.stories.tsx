import type { Meta, StoryObj } from '@storybook/react-vite';
import { JobStatus } from './JobStatus.tsx';

const meta = {
  component: JobStatus,
  args: { status: 'New', detail: null },
  parameters: {
    guide: {
      purpose:
        'The Status cell of the job list: the status, and below it the progress of a running job or the reason of a failure.',
      notFor: 'The state of a form or a request, which have their own messages.',
      accessibility: [
        'Icon, text and color have the same meaning; an unknown status of an external service is shown as received.',
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
