import { isApiError } from '@portal/api-client';
import {
  type CampaignDetailQuery,
  type DateDetailRow,
  type DetailQuery,
  type ExpandedView,
  formatCampaignDetailSubtitle,
  type MailerDetailQuery,
  parseCampaignDetailQuery,
  parseMailerDetailQuery,
  type StoreDetailRow,
} from '@portal/domain/reports';
import { ErrorBanner } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import {
  DateDetailChart,
  dateDetailColumns,
  getViewLabel,
  type MailerChartProps,
  type ReportFact,
  StoreDetailChart,
  storeDetailColumns,
} from '@portal/ui/reports';
import type { Column } from '@portal/ui/tables';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fileNames } from '../../../downloads/fileNames.ts';
import { ScreenLink } from '../../../navigation/ScreenLink.tsx';
import { MAILER_SUMMARY_PATH } from '../paths.ts';
import { type RowsQuery, TableReport } from '../shared/TableReport.tsx';
import {
  createCampaignDatesQuery,
  createCampaignQuery,
  createCampaignStoresQuery,
  createMailerDatesQuery,
  createMailerDescriptionQuery,
  createMailerStoresQuery,
} from './detailQueries.ts';

/** Details by store or by date. */
interface Breakdown<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string | number;
  toFileName: (query: MailerDetailQuery | CampaignDetailQuery) => string;
  Chart: ComponentType<MailerChartProps<Row>>;
}

const byStore: Breakdown<StoreDetailRow> = {
  title: 'Mailer Details by Store',
  columns: storeDetailColumns,
  rowId: ({ store }) => store,
  toFileName: fileNames.mailerDetailsByStore,
  Chart: StoreDetailChart,
};

const byDate: Breakdown<DateDetailRow> = {
  title: 'Mailer Details by Date',
  columns: dateDetailColumns,
  rowId: ({ responseDate }) => responseDate,
  toFileName: fileNames.mailerDetailsByDate,
  Chart: DateDetailChart,
};

/** What the details are about: a mailer, or a coupon or campaign. */
interface Subject<Query> {
  parse: (params: URLSearchParams) => DetailQuery<Query>;
  useDescription: (query: Query) => string;
  listFacts: (query: Query) => ReportFact[];
}

const ofMailer: Subject<MailerDetailQuery> = {
  parse: parseMailerDetailQuery,
  useDescription: useMailerDescription,
  listFacts: ({ campaignId, expandedView }) => [
    { label: 'Campaign', value: String(campaignId) },
    createViewFact(expandedView),
  ],
};

const ofCampaign: Subject<CampaignDetailQuery> = {
  parse: parseCampaignDetailQuery,
  useDescription: useCampaignSubtitle,
  listFacts: ({ expandedView }) => [createViewFact(expandedView)],
};

/** Results of a mailer by store (specification 3 §2). */
export const MailerStoresScreen = createDetailsScreen({
  ...ofMailer,
  ...byStore,
  useRows: (query) => useQuery(createMailerStoresQuery(query)),
});

/** Results of a mailer by date. */
export const MailerDatesScreen = createDetailsScreen({
  ...ofMailer,
  ...byDate,
  useRows: (query) => useQuery(createMailerDatesQuery(query)),
});

/** Results of a coupon or a whole campaign by store. */
export const CampaignStoresScreen = createDetailsScreen({
  ...ofCampaign,
  ...byStore,
  // The call has no view parameter: it always returns the primary view.
  listFacts: () => [createViewFact('N')],
  useRows: (query) => useQuery(createCampaignStoresQuery(query)),
});

/** Results of a coupon or a whole campaign by date. */
export const CampaignDatesScreen = createDetailsScreen({
  ...ofCampaign,
  ...byDate,
  useRows: (query) => useQuery(createCampaignDatesQuery(query)),
});

interface Details<Query, Row> extends Subject<Query>, Breakdown<Row> {
  useRows: (query: Query) => RowsQuery<Row>;
}

function createDetailsScreen<Query extends MailerDetailQuery | CampaignDetailQuery, Row>(
  details: Details<Query, Row>,
) {
  const { title, parse, useDescription, listFacts, useRows, toFileName, ...table } = details;

  return function MailerDetailsScreen() {
    const [params] = useSearchParams();
    const parsed = parse(params);
    if (parsed.ok) return <Report key={JSON.stringify(parsed.query)} query={parsed.query} />;
    return (
      <Page title={title} count={parsed.description}>
        <div style={{ display: 'grid', gap: 8 }}>
          {parsed.messages.map((message) => (
            <ErrorBanner key={message} message={`Error: ${message}`} />
          ))}
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
        actions={
          <ScreenLink to={`${MAILER_SUMMARY_PATH}?CampaignId=${query.campaignId}`}>Mailer Summary</ScreenLink>
        }
      />
    );
  }
}

/** Code and description of the mailer; only the code until the description is loaded. */
function useMailerDescription({ mailerCode }: MailerDetailQuery): string {
  const { data, error } = useQuery(createMailerDescriptionQuery({ mailerCode }));
  const isUnknown = isApiError(error) && error.status === 404;
  // The text for an unknown code is specified (specification 3 §5).
  return `${mailerCode} ${isUnknown ? 'Unknown Mailer Code' : (data ?? '')}`.trimEnd();
}

/** The subtitle of the details of a coupon or campaign, without the description until it is loaded. */
function useCampaignSubtitle({ couponNumber, campaignId }: CampaignDetailQuery): string {
  const { data } = useQuery(createCampaignQuery({ campaignId }));
  return formatCampaignDetailSubtitle(couponNumber, campaignId, data?.shortDescription ?? '');
}

/** The view as a fact of a report. */
function createViewFact(view: ExpandedView): ReportFact {
  return { label: 'View', value: getViewLabel(view) };
}
