import {
  detailFileCode,
  mailerDetailQuery,
  type MailerDetailQuery,
  dateDetailFileName,
} from '@portal/domain/reports';
import { dateDetailColumns, DateDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { datesOfMailer } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { askedOfMailer, useMailerText } from '../details/useDetails.ts';

const title = 'Mailer Details by Date';

/** Results of a mailer by date (specification 3 §2). */
export function MailerDetailsDateScreen() {
  const [params] = useSearchParams();
  const asked = mailerDetailQuery(params);
  if (!asked.ok) return <MissingParameters title={title} {...asked} />;
  return <Details key={JSON.stringify(asked.query)} query={asked.query} />;
}

function Details({ query }: { query: MailerDetailQuery }) {
  const report = useQuery(datesOfMailer(query));
  return (
    <DetailReport
      title={title}
      description={useMailerText(query)}
      columns={dateDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.responseDate}
      createdAt={report.dataUpdatedAt}
      asked={askedOfMailer(query)}
      fileName={dateDetailFileName(detailFileCode(query))}
      campaignId={query.campaignId}
      Chart={DateDetailChart}
    />
  );
}
