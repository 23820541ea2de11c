import { CHANNEL_NOTE, SEGMENT_NOTE } from '@portal/domain/reports';
import { tableDriver } from '@portal/ui/testing';
import { expect, spyOn } from 'storybook/test';
import { providerResponses } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import {
  type ScreenOfStates,
  screenStates,
  type ScreenMeta,
  type Story,
} from '../../../testing/screenStates.ts';
import { CUSTOMER_CHANNEL_PATH, CUSTOMER_SEGMENT_PATH } from '../paths.ts';
import { olderData, reportShows, showsOlderData } from '../shared/reportShows.ts';
import { channelWeeks, segmentWeeks } from './customerFixture.ts';

interface CustomerReport extends Pick<ScreenOfStates, 'address' | 'path' | 'responses'> {
  title: string;
  /** Below the title. */
  note: string;
  columnCount: number;
  chartLabel: string;
  fileName: string;
}

function customerStates({ title, note, columnCount, chartLabel, fileName, ...report }: CustomerReport) {
  return screenStates({
    ...report,
    shows: {
      ...reportShows,
      ready: async ({ canvas }) => {
        await canvas.findAllByRole('rowheader', { name: 'FW15' });
        await canvas.findByText(note);
        await expect(tableDriver(canvas, title).headings()).toHaveLength(columnCount);
        await canvas.findByRole('figure', { name: chartLabel });
      },
      long: async (context) => {
        await context.canvas.findAllByRole('rowheader', { name: 'FW15' });
        await showsOlderData(context);
        // The day of the download, not that of the data.
        const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
        await context.userEvent.click(context.canvas.getByRole('button', { name: 'Download File' }));
        await expect(save.mock.contexts).toEqual([expect.objectContaining({ download: fileName })]);
      },
    },
  });
}

const channels = (count: number, scale?: number, options = {}) =>
  providerResponses.get('/api/CustomerReports/customerchannel', ({ response }) =>
    response(200).json(channelWeeks(count, scale), options),
  );
const states = customerStates({
  title: 'Customer Channel Report',
  note: CHANNEL_NOTE,
  columnCount: 18,
  chartLabel: 'Channel shares by fiscal week',
  fileName: 'CustomerChannelReport_20260615.csv',
  address: CUSTOMER_CHANNEL_PATH,
  path: '/api/CustomerReports/customerchannel',
  responses: { ready: channels(30), empty: channels(0), long: channels(400, 10_000, olderData) },
});

const segments = (count: number, scale?: number, options = {}) =>
  providerResponses.get('/api/CustomerReports/customersegment', ({ response }) =>
    response(200).json(segmentWeeks(count, scale), options),
  );
const segment = customerStates({
  title: 'Customer Segment Report',
  note: SEGMENT_NOTE,
  columnCount: 17,
  chartLabel: 'Segment shares by fiscal week',
  fileName: 'CustomerSegmentReport_20260615.csv',
  address: CUSTOMER_SEGMENT_PATH,
  path: '/api/CustomerReports/customersegment',
  responses: { ready: segments(30), empty: segments(0), long: segments(400, 10_000, olderData) },
});

export default { title: 'screens/reports/CustomerReport', component: PortalAt } satisfies ScreenMeta;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;

export const Segment: Story = segment.ready;
export const SegmentEmpty: Story = segment.empty;
export const SegmentFailed: Story = segment.failed;
export const SegmentLong: Story = segment.long;
