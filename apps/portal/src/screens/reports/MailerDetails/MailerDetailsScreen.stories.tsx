import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storeHeadings, detailStates } from '../details/detailStates.ts';
import { storeRows } from '../reportFixture.ts';

const path = '/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}';
const address = '/Reports/MailerDetails?CampaignId=1204&MailerCode=410001&DetailLevel=1&ExpandedView=N';

const answer = (...rows: Parameters<typeof storeRows>) =>
  providerAnswers.get(path, ({ response }) => response(200).json(storeRows(...rows)));

const states = detailStates({
  address,
  path,
  title: 'Mailer Details by Store',
  description: '410001 Quilting flyer, preferred customers',
  headings: storeHeadings,
  firstRow: '101',
  answers: { ready: answer(60), empty: answer(0), long: answer(2000, { ttlPurchaseAmount: -123_456_789.5 }) },
});

const meta = {
  title: 'screens/reports/MailerDetails',
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
