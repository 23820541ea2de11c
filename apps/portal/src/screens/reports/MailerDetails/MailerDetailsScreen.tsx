import {
  type CampaignDetailQuery,
  type DateDetailRow,
  findTotalRow,
  type MailerDetailQuery,
  parseCampaignDetailQuery,
  parseMailerDetailQuery,
  sumDateDetails,
  sumStoreDetails,
} from '@portal/domain/reports';
import {
  DateDetailChart,
  dateDetailColumns,
  type NamedStoreDetailRow,
  StoreDetailChart,
  storeDetailColumns,
} from '@portal/ui/reports';
import { useNamedStores } from './useNamedStores.ts';
import { useReport } from '../shared/reportQuery.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { type Breakdown, createDetailsScreen, type Subject } from './createDetailsScreen.tsx';
import {
  createCampaignDatesQuery,
  createCampaignStoresQuery,
  createMailerDatesQuery,
  createMailerStoresQuery,
} from './detailQueries.ts';
import { useCampaignSubtitle, useMailerDescription } from './descriptions.ts';

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
  useRows: (query) => useNamedStores(useReport(createMailerStoresQuery(query))),
});

/** Results of a mailer by date. */
export const MailerDatesScreen = createDetailsScreen({
  ...ofMailer,
  ...byDate,
  useRows: (query) => useReport(createMailerDatesQuery(query)),
});

/** Results of a coupon or a whole campaign by store. */
export const CampaignStoresScreen = createDetailsScreen({
  ...ofCampaign,
  ...byStore,
  // The call has no view parameter: it always returns the primary view.
  view: 'N',
  useRows: (query) => useNamedStores(useReport(createCampaignStoresQuery(query))),
});

/** Results of a coupon or a whole campaign by date. */
export const CampaignDatesScreen = createDetailsScreen({
  ...ofCampaign,
  ...byDate,
  useRows: (query) => useReport(createCampaignDatesQuery(query)),
});
