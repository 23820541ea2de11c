import { SEGMENT_NOTE, toSegmentFileName } from '@portal/domain/reports';
import { segmentParts, segmentReportColumns } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { CustomerReportPage } from '../shared/CustomerReportPage.tsx';
import { segmentQuery } from './customerSegment.ts';

/** Customers by fiscal week and segment (specification 3 §2). */
export function CustomerSegmentScreen() {
  return (
    <CustomerReportPage
      title="Customer Segment"
      query={useQuery(segmentQuery)}
      columns={segmentReportColumns}
      note={SEGMENT_NOTE}
      fileName={toSegmentFileName}
      chartLabel="Segment shares by fiscal week"
      parts={segmentParts}
    />
  );
}
