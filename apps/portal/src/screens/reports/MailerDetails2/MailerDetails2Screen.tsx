import {
  campaignDetailQuery,
  type CampaignDetailQuery,
  storeDetailFileName,
  detailFileCode,
} from '@portal/domain/reports';
import { storeDetailColumns, StoreDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { storesOfCampaign } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { useCampaignText, viewFact } from '../details/useDetails.ts';

const title = 'Mailer Details by Store';

/** Results of a coupon or a whole campaign by store (specification 3 §2). */
export function MailerDetails2Screen() {
  const [params] = useSearchParams();
  const asked = campaignDetailQuery(params);
  if (!asked.ok) return <MissingParameters title={title} {...asked} />;
  return <Details key={JSON.stringify(asked.query)} query={asked.query} />;
}

function Details({ query }: { query: CampaignDetailQuery }) {
  const report = useQuery(storesOfCampaign(query));
  return (
    <DetailReport
      title={title}
      description={useCampaignText(query)}
      columns={storeDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.store}
      createdAt={report.dataUpdatedAt}
      // The call has no view parameter: it always returns the primary view.
      asked={[viewFact('N')]}
      fileName={storeDetailFileName(detailFileCode(query))}
      campaignId={query.campaignId}
      Chart={StoreDetailChart}
    />
  );
}
