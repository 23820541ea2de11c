import { isApiError } from '@portal/api-client';
import {
  type CampaignDetailQuery,
  type DateDetailRow,
  findTotalRow,
  formatCampaignDetailSubtitle,
  formatMailerDetailSubtitle,
  type MailerDetailQuery,
  parseCampaignDetailQuery,
  parseMailerDetailQuery,
  sumDateDetails,
  sumStoreDetails,
} from '@portal/domain/reports';
import { type AsyncState, getShownData } from '@portal/ui/feedback';
import {
  DateDetailChart,
  dateDetailColumns,
  type NamedStoreDetailRow,
  StoreDetailChart,
  storeDetailColumns,
} from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { asyncState } from '../../../api/asyncState.ts';
import { useNamedStores } from '../shared/stores.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import type { Description } from '../shared/TableReport.tsx';
import { type Breakdown, createDetailsScreen, type Subject } from './createDetailsScreen.tsx';
import {
  createCampaignDatesQuery,
  createCampaignQuery,
  createCampaignStoresQuery,
  createMailerDatesQuery,
  createMailerDescriptionQuery,
  createMailerStoresQuery,
} from './detailQueries.ts';

const byStore: Breakdown<NamedStoreDetailRow> = {
  title: 'Mailer Details by Store',
  columns: storeDetailColumns,
  rowId: ({ store }) => store,
  toFileName: reportFileNames.mailerDetailsByStore,
  sumRows: sumStoreDetails,
  Chart: StoreDetailChart,
};

const byDate: Breakdown<DateDetailRow> = {
  title: 'Mailer Details by Date',
  columns: dateDetailColumns,
  rowId: ({ responseDate }) => responseDate,
  toFileName: reportFileNames.mailerDetailsByDate,
  sumRows: sumDateDetails,
  Chart: DateDetailChart,
};

const ofMailer: Subject<MailerDetailQuery> = {
  parse: parseMailerDetailQuery,
  useDescription: useMailerDescription,
  listFacts: ({ campaignId }) => [{ label: 'Campaign', value: String(campaignId) }],
  findSummaryRow: (rows, query) => rows.find(({ mailerCode }) => mailerCode === query.mailerCode),
};

const ofCampaign: Subject<CampaignDetailQuery> = {
  parse: parseCampaignDetailQuery,
  useDescription: useCampaignSubtitle,
  listFacts: () => [],
  findSummaryRow: (rows, { couponNumber }) => findTotalRow(rows, couponNumber),
};

/** Results of a mailer by store (specification 3 §2). */
export const MailerStoresScreen = createDetailsScreen({
  ...ofMailer,
  ...byStore,
  useRows: (query) => useNamedStores(useQuery(createMailerStoresQuery(query))),
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
  view: 'N',
  useRows: (query) => useNamedStores(useQuery(createCampaignStoresQuery(query))),
});

/** Results of a coupon or a whole campaign by date. */
export const CampaignDatesScreen = createDetailsScreen({
  ...ofCampaign,
  ...byDate,
  useRows: (query) => useQuery(createCampaignDatesQuery(query)),
});

/** Code and description of the mailer. */
function useMailerDescription({ mailerCode }: MailerDetailQuery): Description {
  const query = useQuery(createMailerDescriptionQuery({ mailerCode }));
  const isUnknown = isApiError(query.error) && query.error.status === 404;
  return toDescription<string | null>(
    isUnknown ? { status: 'ready', data: null, refreshing: false } : asyncState(query, query.data),
    (description) => formatMailerDetailSubtitle(mailerCode, description),
  );
}

/** The subtitle of the details of a coupon or campaign. */
function useCampaignSubtitle({ couponNumber, campaignId }: CampaignDetailQuery): Description {
  const query = useQuery(createCampaignQuery({ campaignId }));
  return toDescription(asyncState(query, query.data && (query.data.shortDescription ?? '')), (description) =>
    formatCampaignDetailSubtitle(couponNumber, campaignId, description),
  );
}

/** The subject is named without its description until that is loaded. */
function toDescription<Text>(
  state: AsyncState<Text>,
  format: (description: Text | string) => string,
): Description {
  const missing = state.status === 'failed' ? 'Description unavailable' : '';
  const loaded = getShownData(state);
  return { text: format(loaded === undefined ? missing : loaded), state };
}
