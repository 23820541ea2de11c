import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { dateHeadings, detailStates } from '../details/detailStates.ts';
import { dateRows } from '../reportFixture.ts';

const path = '/api/MailerDetailsDate2/{campaignId}/{detailLevel}/{couponNumber}/{expandedView}';
const address = '/Reports/MailerDetailsDate2?CampaignId=1204&DetailLevel=T&CouponNumber=0&ExpandedView=Y';

const answer = (...rows: Parameters<typeof dateRows>) =>
  providerAnswers.get(path, ({ response }) => response(200).json(dateRows(...rows)));

const states = detailStates({
  address,
  path,
  title: 'Mailer Details by Date',
  description: 'Campaign 1204 Spring quilting 2026',
  headings: dateHeadings,
  firstRow: '2026-03-06',
  answers: { ready: answer(14), empty: answer(0), long: answer(24, { ttlPurchaseAmount: -123_456_789.5 }) },
});

const meta = {
  title: 'screens/reports/MailerDetailsDate2',
  component: PortalAt,
  args: { address },
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
/** Nothing is asked for when the address lacks a parameter. */
export const ParametersMissing: Story = states.parametersMissing;
