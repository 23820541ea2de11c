import { getSummaryLevel, isTotalRow } from './mailerSummary.ts';
import { isMailerCode } from '../mailers/isMailerCode.ts';
import type { MailerSummaryRow } from './reportRows.ts';

/** `N`: each transaction once; `Y`: once for each coupon. */
export type ExpandedView = 'Y' | 'N';

export interface MailerDetailQuery {
  campaignId: number;
  detailLevel: '1';
  mailerCode: string;
  expandedView: ExpandedView;
}

/** Query of the details of a coupon (`2`) or of a whole campaign (`T`). */
export interface CampaignDetailQuery {
  campaignId: number;
  detailLevel: '2' | 'T';
  /** 0 with `T`. */
  couponNumber: number;
  eventClass: number;
  expandedView: ExpandedView;
}

export type DetailQuery<Query> =
  | { ok: true; query: Query }
  /** `description` replaces the description of the mailer; `null`: nothing to replace. */
  | { ok: false; messages: string[]; description: string | null };

/** The query of a URL, such as `URLSearchParams`. */
export interface QueryText {
  get: (name: string) => string | null;
}

const parametersMissing = 'Required Query parameters are missing';
const mailerCodeMissing = 'Query parameter MailerCode is missing';
const unknownMailer = 'Unknown Mailer Code';
const maxId = 2_147_483_647;
const maxCoupon = 20;
const maxEventClass = 99;

/**
 * Parses the query of `/Reports/MailerDetails` and `/Reports/MailerDetailsDate`. An invalid value counts as missing;
 * case is ignored.
 * @see docs/domain/reports.md §9
 */
export function parseMailerDetailQuery(query: QueryText): DetailQuery<MailerDetailQuery> {
  const campaignId = parseWholeNumber(query.get('CampaignId'), 1, maxId);
  const expandedView = parseView(query.get('ExpandedView'));
  const mailerCode = (query.get('MailerCode') ?? '').trim().toUpperCase();
  const complete = campaignId !== null && expandedView !== null && readText(query, 'DetailLevel') === '1';
  if (complete && isMailerCode(mailerCode)) {
    return { ok: true, query: { campaignId, detailLevel: '1', mailerCode, expandedView } };
  }
  return {
    ok: false,
    messages: [
      ...(complete ? [] : [parametersMissing]),
      ...(isMailerCode(mailerCode) ? [] : [mailerCodeMissing]),
    ],
    description: isMailerCode(mailerCode) ? null : unknownMailer,
  };
}

/**
 * Parses the query of `/Reports/MailerDetails2` and `/Reports/MailerDetailsDate2`. CouponNumber and EventClass
 * default to 0, ExpandedView to `N`; an invalid value is an error.
 * @see docs/domain/reports.md §9
 */
export function parseCampaignDetailQuery(query: QueryText): DetailQuery<CampaignDetailQuery> {
  const campaignId = parseWholeNumber(query.get('CampaignId'), 1, maxId);
  const detailLevel = readText(query, 'DetailLevel').toUpperCase();
  const couponNumber = parseWholeNumber(query.get('CouponNumber') || '0', 0, maxCoupon);
  const eventClass = parseWholeNumber(query.get('EventClass') || '0', 0, maxEventClass);
  const expandedView = parseView(query.get('ExpandedView') || 'N');
  if (
    campaignId === null ||
    (detailLevel !== '2' && detailLevel !== 'T') ||
    couponNumber === null ||
    eventClass === null ||
    expandedView === null
  ) {
    return { ok: false, messages: [parametersMissing], description: null };
  }
  const wholeCampaign = detailLevel === 'T';
  return {
    ok: true,
    query: {
      campaignId,
      detailLevel,
      couponNumber: wholeCampaign ? 0 : couponNumber,
      eventClass: wholeCampaign ? 0 : eventClass,
      expandedView,
    },
  };
}

/** The mailer summary that links to details. */
export interface LinkingReport {
  /** The campaign of the report, because it is 0 in total rows. */
  campaignId: number;
  expandedView: ExpandedView;
  /** With allocation the links say so, because details are never allocated and must explain the difference. */
  allocate: boolean;
}

export function buildDetailLinks(
  row: Pick<MailerSummaryRow, 'campaignId' | 'campaignCouponNumber' | 'mailerCode'>,
  { campaignId, expandedView, allocate }: LinkingReport,
): { byStore: string; byDate: string } {
  const view = `ExpandedView=${expandedView}${allocate ? '&AllocateNonSpecific=Y' : ''}`;
  const coupon = row.campaignCouponNumber;
  if (isTotalRow(row)) {
    const level = getSummaryLevel(row) === 'campaign' ? 'T' : '2';
    const query = `CampaignId=${campaignId}&DetailLevel=${level}&CouponNumber=${coupon}&${view}`;
    return {
      byStore: `/Reports/MailerDetails2?${query}&EventClass=0`,
      byDate: `/Reports/MailerDetailsDate2?${query}`,
    };
  }
  const code = encodeURIComponent(row.mailerCode ?? '');
  const query = `CampaignId=${campaignId}&MailerCode=${code}&DetailLevel=1&${view}`;
  return { byStore: `/Reports/MailerDetails?${query}`, byDate: `/Reports/MailerDetailsDate?${query}` };
}

function readText(query: QueryText, name: string): string {
  return query.get(name)?.trim() ?? '';
}

function parseView(sent: string | null): ExpandedView | null {
  const view = sent?.trim().toUpperCase();
  return view === 'Y' || view === 'N' ? view : null;
}

function parseWholeNumber(sent: string | null, from: number, to: number): number | null {
  const digits = sent?.trim() ?? '';
  const value = Number(digits);
  return /^\d{1,10}$/.test(digits) && value >= from && value <= to ? value : null;
}
