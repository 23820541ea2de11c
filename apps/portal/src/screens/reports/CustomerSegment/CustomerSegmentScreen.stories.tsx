import type { Meta, StoryObj } from '@storybook/react-vite';
import { SEGMENT_NOTE } from '@portal/domain/reports';
import { tableDriver } from '@portal/ui/testing';
import { expect, within } from 'storybook/test';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { screenStates } from '../../../testing/screenStates.ts';
import { CUSTOMER_SEGMENT_PATH } from '../paths.ts';
import { segmentWeeks } from '../shared/customerFixture.ts';

const title = 'Customer Segment';

const weeks = (count: number, scale?: number) =>
  providerAnswers.get('/api/CustomerReports/customersegment', ({ response }) =>
    response(200).json(segmentWeeks(count, scale)),
  );

const states = screenStates({
  address: CUSTOMER_SEGMENT_PATH,
  path: '/api/CustomerReports/customersegment',
  answers: { ready: weeks(30), empty: weeks(0), long: weeks(400, 10_000) },
  shows: {
    ready: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader', { name: 'FW15' });
      await canvas.findByText(SEGMENT_NOTE);
      await expect(tableDriver(canvas, title).headings()).toHaveLength(17);
      await canvas.findByRole('figure', { name: 'Shares of the segments by fiscal week' });
    },
    loading: async ({ canvas }) => {
      await canvas.findByText('[working...]');
      await expect(canvas.getByRole('button', { name: 'Download File' })).toHaveAccessibleDescription(
        'There is nothing to download yet',
      );
    },
    empty: async ({ canvas }) => {
      await canvas.findByText('No Data Available');
    },
    long: async ({ canvas }) => {
      await canvas.findAllByRole('rowheader', { name: 'FW15' });
    },
    failed: async ({ canvasElement }) => {
      const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
      await expect(alert).toHaveTextContent(/^Error: /);
    },
  },
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
