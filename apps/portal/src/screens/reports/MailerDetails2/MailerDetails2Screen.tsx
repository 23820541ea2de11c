import {
  parseCampaignDetailQuery,
  type CampaignDetailQuery,
  toStoreDetailFileName,
  toDetailFileCode,
} from '@portal/domain/reports';
import { storeDetailColumns, StoreDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { createCampaignStoresQuery } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { useCampaignSubtitle, createViewFact } from '../details/useDetails.ts';

const title = 'Mailer Details by Store';

/** Results of a coupon or a whole campaign by store (specification 3 §2). */
export function MailerDetails2Screen() {
  const [params] = useSearchParams();
  const parsed = parseCampaignDetailQuery(params);
  if (!parsed.ok) return <MissingParameters title={title} {...parsed} />;
  return <Details key={JSON.stringify(parsed.query)} query={parsed.query} />;
}

function Details({ query }: { query: CampaignDetailQuery }) {
  const report = useQuery(createCampaignStoresQuery(query));
  return (
    <DetailReport
      title={title}
      description={useCampaignSubtitle(query)}
      columns={storeDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.store}
      createdAt={report.dataUpdatedAt}
      // The call has no view parameter: it always returns the primary view.
      queryFacts={[createViewFact('N')]}
      fileName={toStoreDetailFileName(toDetailFileCode(query))}
      campaignId={query.campaignId}
      Chart={StoreDetailChart}
    />
  );
}
