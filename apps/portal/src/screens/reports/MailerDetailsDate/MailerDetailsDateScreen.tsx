import {
  toDetailFileCode,
  parseMailerDetailQuery,
  type MailerDetailQuery,
  toDateDetailFileName,
} from '@portal/domain/reports';
import { dateDetailColumns, DateDetailChart } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { createMailerDatesQuery } from '../details/detailQueries.ts';
import { DetailReport, MissingParameters } from '../details/DetailReport.tsx';
import { listMailerQueryFacts, useMailerDescription } from '../details/useDetails.ts';

const title = 'Mailer Details by Date';

/** Results of a mailer by date (specification 3 §2). */
export function MailerDetailsDateScreen() {
  const [params] = useSearchParams();
  const parsed = parseMailerDetailQuery(params);
  if (!parsed.ok) return <MissingParameters title={title} {...parsed} />;
  return <Details key={JSON.stringify(parsed.query)} query={parsed.query} />;
}

function Details({ query }: { query: MailerDetailQuery }) {
  const report = useQuery(createMailerDatesQuery(query));
  return (
    <DetailReport
      title={title}
      description={useMailerDescription(query)}
      columns={dateDetailColumns}
      rows={asyncList(report)}
      rowId={(row) => row.responseDate}
      createdAt={report.dataUpdatedAt}
      queryFacts={listMailerQueryFacts(query)}
      fileName={toDateDetailFileName(toDetailFileCode(query))}
      campaignId={query.campaignId}
      Chart={DateDetailChart}
    />
  );
}
