import {
  detailFileCode,
  mailerDetailQuery,
  type MailerDetailQuery,
  storeDetailFileName,
} from '@portal/domain/reports';
import { storeDetailColumns, StoreDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { storesOfMailer } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { askedOfMailer, useMailerText } from '../details/useDetails.ts';

const title = 'Mailer Details by Store';

/** Results of a mailer by store (specification 3 §2). */
export function MailerDetailsScreen() {
  const [params] = useSearchParams();
  const asked = mailerDetailQuery(params);
  if (!asked.ok) return <MissingParameters title={title} {...asked} />;
  return <Details key={JSON.stringify(asked.query)} query={asked.query} />;
}

function Details({ query }: { query: MailerDetailQuery }) {
  const report = useQuery(storesOfMailer(query));
  return (
    <DetailReport
      title={title}
      description={useMailerText(query)}
      columns={storeDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.store}
      createdAt={report.dataUpdatedAt}
      asked={askedOfMailer(query)}
      fileName={storeDetailFileName(detailFileCode(query))}
      campaignId={query.campaignId}
      Chart={StoreDetailChart}
    />
  );
}
