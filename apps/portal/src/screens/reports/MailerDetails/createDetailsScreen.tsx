import type {
  CampaignDetailQuery,
  DetailQuery,
  ExpandedView,
  MailerDetailQuery,
  MailerSummaryRow,
} from '@portal/domain/reports';
import { getViewLabel, type MailerChartProps, type ReportFact } from '@portal/ui/reports';
import type { Column } from '@portal/ui/tables';
import type { ComponentType } from 'react';
import { useScreenParams } from '../../../navigation/screenLocation.tsx';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { mailerSummaryInUrl } from '../MailerSummary/mailerSummaryInUrl.ts';
import { toSummaryLink } from '../shared/summaryLink.ts';
import { type Description, type RowsQuery, TableReport } from '../shared/TableReport.tsx';
import { UnknownDetails } from './UnknownDetails.tsx';
import { useDifferenceFact } from './useDifferenceFact.ts';

/** Details by store or by date. */
export interface Breakdown<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  toFileName: (query: MailerDetailQuery | CampaignDetailQuery) => string;
  sumRows: (rows: readonly Row[]) => Row;
  Chart: ComponentType<MailerChartProps<Row>>;
}

/** What the details are about: a mailer, or a coupon or campaign. */
export interface Subject<Query> {
  parse: (params: URLSearchParams) => DetailQuery<Query>;
  useDescription: (query: Query) => Description;
  listFacts: (query: Query) => ReportFact[];
  /** The row of the mailer summary that the details belong to. */
  findSummaryRow: (rows: readonly MailerSummaryRow[], query: Query) => MailerSummaryRow | undefined;
}

interface Details<Query, Row> extends Subject<Query>, Breakdown<Row> {
  useRows: (query: Query) => RowsQuery<Row>;
  /** The view of the rows. Default: that of the query. */
  view?: ExpandedView;
}

interface ReportProps<Query> {
  query: Query;
  allocated: boolean;
  /** The summary that links here, as it was. */
  summaryHref: string;
}

/** Creates a screen with the details of a subject by a breakdown; the URL names the subject. */
export function createDetailsScreen<
  Query extends MailerDetailQuery | CampaignDetailQuery,
  Row extends { responses: number },
>(details: Details<Query, Row>) {
  const { title, parse, useDescription, listFacts, findSummaryRow, useRows, view, toFileName, ...table } =
    details;

  return function DetailsScreen() {
    const params = useScreenParams();
    const parsed = parse(params);
    if (parsed.ok) {
      const { allocate } = mailerSummaryInUrl.read(params);
      return (
        <Report
          key={JSON.stringify(parsed.query)}
          query={parsed.query}
          allocated={allocate}
          summaryHref={toSummaryLink(params)}
        />
      );
    }
    return <UnknownDetails title={title} description={parsed.description} messages={parsed.messages} />;
  };

  function Report({ query, allocated, summaryHref }: ReportProps<Query>) {
    const rows = useRows(query);
    const shownView = view ?? query.expandedView;
    const difference = useDifferenceFact({
      query,
      allocated,
      view: shownView,
      rows: rows.data,
      findSummaryRow: (summaryRows) => findSummaryRow(summaryRows, query),
    });
    return (
      <TableReport
        {...table}
        title={title}
        description={useDescription(query)}
        query={rows}
        queryFacts={[
          ...listFacts(query),
          { label: 'View', value: getViewLabel(shownView) },
          { label: 'Nonspecific coupons not allocated', value: '' },
          ...(difference ? [difference] : []),
        ]}
        toFileName={() => toFileName(query)}
        hasFileHeader
        actions={<ActionLink to={summaryHref}>Mailer Summary</ActionLink>}
      />
    );
  }
}
