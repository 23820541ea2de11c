import type { Meta, StoryObj } from '@storybook/react-vite';
import { SEGMENT_NOTE } from '@portal/domain/reports';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { CUSTOMER_SEGMENT_PATH } from '../paths.ts';
import { segmentWeeks } from '../shared/customerFixture.ts';
import { customerStates } from '../shared/customerStates.ts';

const weeks = (count: number, scale?: number) =>
  providerAnswers.get('/api/CustomerReports/customersegment', ({ response }) =>
    response(200).json(segmentWeeks(count, scale)),
  );

const states = customerStates({
  title: 'Customer Segment',
  note: SEGMENT_NOTE,
  columns: 17,
  chart: 'Segment shares by fiscal week',
  address: CUSTOMER_SEGMENT_PATH,
  path: '/api/CustomerReports/customersegment',
  answers: { ready: weeks(30), empty: weeks(0), long: weeks(400, 10_000) },
});

const meta = {
  title: 'screens/reports/CustomerSegment',
  component: PortalAt,
  args: { address: CUSTOMER_SEGMENT_PATH },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
