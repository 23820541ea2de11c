import {
  campaignDetailQuery,
  type CampaignDetailQuery,
  dateDetailFileName,
  detailFileCode,
} from '@portal/domain/reports';
import { dateDetailColumns, DateDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { datesOfCampaign } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { useCampaignText, viewFact } from '../details/useDetails.ts';

const title = 'Mailer Details by Date';

/** Results of a coupon or a whole campaign by date (specification 3 §2). */
export function MailerDetailsDate2Screen() {
  const [params] = useSearchParams();
  const asked = campaignDetailQuery(params);
  if (!asked.ok) return <MissingParameters title={title} {...asked} />;
  return <Details key={JSON.stringify(asked.query)} query={asked.query} />;
}

function Details({ query }: { query: CampaignDetailQuery }) {
  const report = useQuery(datesOfCampaign(query));
  return (
    <DetailReport
      title={title}
      description={useCampaignText(query)}
      columns={dateDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.responseDate}
      createdAt={report.dataUpdatedAt}
      asked={[viewFact(query.expandedView)]}
      fileName={dateDetailFileName(detailFileCode(query))}
      campaignId={query.campaignId}
      Chart={DateDetailChart}
    />
  );
}
