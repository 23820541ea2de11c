import {
  toDetailFileCode,
  parseMailerDetailQuery,
  type MailerDetailQuery,
  toStoreDetailFileName,
} from '@portal/domain/reports';
import { storeDetailColumns, StoreDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { createMailerStoresQuery } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { listMailerQueryFacts, useMailerDescription } from '../details/useDetails.ts';

const title = 'Mailer Details by Store';

/** Results of a mailer by store (specification 3 §2). */
export function MailerDetailsScreen() {
  const [params] = useSearchParams();
  const parsed = parseMailerDetailQuery(params);
  if (!parsed.ok) return <MissingParameters title={title} {...parsed} />;
  return <Details key={JSON.stringify(parsed.query)} query={parsed.query} />;
}

function Details({ query }: { query: MailerDetailQuery }) {
  const report = useQuery(createMailerStoresQuery(query));
  return (
    <DetailReport
      title={title}
      description={useMailerDescription(query)}
      columns={storeDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.store}
      createdAt={report.dataUpdatedAt}
      queryFacts={listMailerQueryFacts(query)}
      fileName={toStoreDetailFileName(toDetailFileCode(query))}
      campaignId={query.campaignId}
      Chart={StoreDetailChart}
    />
  );
}
