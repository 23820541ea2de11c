import { CHANNEL_NOTE, toChannelFileName } from '@portal/domain/reports';
import { channelParts, channelReportColumns } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { CustomerReportPage } from '../shared/CustomerReportPage.tsx';
import { channelQuery } from './customerChannel.ts';

/** Customers by fiscal week and channel (specification 3 §2). */
export function CustomerChannelScreen() {
  return (
    <CustomerReportPage
      title="Customer Channel"
      query={useQuery(channelQuery)}
      columns={channelReportColumns}
      note={CHANNEL_NOTE}
      fileName={toChannelFileName}
      chartLabel="Channel shares by fiscal week"
      parts={channelParts}
    />
  );
}
