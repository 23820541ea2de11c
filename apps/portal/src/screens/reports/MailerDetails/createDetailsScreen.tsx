import type { CampaignDetailQuery, DetailQuery, MailerDetailQuery } from '@portal/domain/reports';
import { ErrorBanner } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import type { MailerChartProps, ReportFact } from '@portal/ui/reports';
import type { Column } from '@portal/ui/tables';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenLink } from '../../../navigation/ScreenLink.tsx';
import { MAILER_SUMMARY_PATH } from '../paths.ts';
import { type RowsQuery, TableReport } from '../shared/TableReport.tsx';

/** Details by store or by date. */
export interface Breakdown<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  toFileName: (query: MailerDetailQuery | CampaignDetailQuery) => string;
  Chart: ComponentType<MailerChartProps<Row>>;
}

/** What the details are about: a mailer, or a coupon or campaign. */
export interface Subject<Query> {
  parse: (params: URLSearchParams) => DetailQuery<Query>;
  useDescription: (query: Query) => string;
  listFacts: (query: Query) => ReportFact[];
}

/** A details screen as data. */
interface Details<Query, Row> extends Subject<Query>, Breakdown<Row> {
  useRows: (query: Query) => RowsQuery<Row>;
}

/** Creates a screen with the details of a subject by a breakdown; the URL names the subject. */
export function createDetailsScreen<Query extends MailerDetailQuery | CampaignDetailQuery, Row>(
  details: Details<Query, Row>,
) {
  const { title, parse, useDescription, listFacts, useRows, toFileName, ...table } = details;

  return function DetailsScreen() {
    const [params] = useSearchParams();
    const parsed = parse(params);
    if (parsed.ok) return <Report key={JSON.stringify(parsed.query)} query={parsed.query} />;
    return (
      <Page
        title={title}
        count={parsed.description}
        actions={<ScreenLink to={MAILER_SUMMARY_PATH}>Mailer Summary</ScreenLink>}
      >
        <div style={{ display: 'grid', gap: 8 }}>
          {parsed.messages.map((message) => (
            <ErrorBanner key={message} message={`Error: ${message}`} />
          ))}
          <p>
            Details are opened from a row of the Mailer Summary. If you have no access to it, ask an
            administrator.
          </p>
        </div>
      </Page>
    );
  };

  function Report({ query }: { query: Query }) {
    return (
      <TableReport
        {...table}
        title={title}
        description={useDescription(query)}
        query={useRows(query)}
        queryFacts={listFacts(query)}
        toFileName={() => toFileName(query)}
        hasFileHeader
        actions={
          <ScreenLink to={`${MAILER_SUMMARY_PATH}?CampaignId=${query.campaignId}`}>Mailer Summary</ScreenLink>
        }
      />
    );
  }
}
