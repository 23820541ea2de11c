import type { Meta, StoryObj } from '@storybook/react-vite';
import { CHANNEL_NOTE } from '@portal/domain/reports';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { CUSTOMER_CHANNEL_PATH } from '../paths.ts';
import { channelWeeks } from '../shared/customerFixture.ts';
import { customerStates } from '../shared/customerStates.ts';

const weeks = (count: number, scale?: number) =>
  providerAnswers.get('/api/CustomerReports/customerchannel', ({ response }) =>
    response(200).json(channelWeeks(count, scale)),
  );

const states = customerStates({
  title: 'Customer Channel',
  note: CHANNEL_NOTE,
  columns: 18,
  chart: 'Channel shares by fiscal week',
  address: CUSTOMER_CHANNEL_PATH,
  path: '/api/CustomerReports/customerchannel',
  answers: { ready: weeks(30), empty: weeks(0), long: weeks(400, 10_000) },
});

const meta = {
  title: 'screens/reports/CustomerChannel',
  component: PortalAt,
  args: { address: CUSTOMER_CHANNEL_PATH },
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
