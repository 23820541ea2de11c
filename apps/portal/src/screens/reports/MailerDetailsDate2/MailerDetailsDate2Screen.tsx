import {
  parseCampaignDetailQuery,
  type CampaignDetailQuery,
  toDateDetailFileName,
  toDetailFileCode,
} from '@portal/domain/reports';
import { dateDetailColumns, DateDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { createCampaignDatesQuery } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { useCampaignSubtitle, createViewFact } from '../details/useDetails.ts';

const title = 'Mailer Details by Date';

/** Results of a coupon or a whole campaign by date (specification 3 §2). */
export function MailerDetailsDate2Screen() {
  const [params] = useSearchParams();
  const parsed = parseCampaignDetailQuery(params);
  if (!parsed.ok) return <MissingParameters title={title} {...parsed} />;
  return <Details key={JSON.stringify(parsed.query)} query={parsed.query} />;
}

function Details({ query }: { query: CampaignDetailQuery }) {
  const report = useQuery(createCampaignDatesQuery(query));
  return (
    <DetailReport
      title={title}
      description={useCampaignSubtitle(query)}
      columns={dateDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.responseDate}
      createdAt={report.dataUpdatedAt}
      queryFacts={[createViewFact(query.expandedView)]}
      fileName={toDateDetailFileName(toDetailFileCode(query))}
      campaignId={query.campaignId}
      Chart={DateDetailChart}
    />
  );
}
