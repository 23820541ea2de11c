import { isApiError } from '@portal/api-client';
import type { DateDetailRow, ExpandedView, StoreDetailRow } from '@portal/domain/reports';
import { clients } from '../../../api/clients.ts';
import {
  createCampaignDatesQuery,
  createCampaignStoresQuery,
  createMailerDatesQuery,
  createMailerStoresQuery,
} from '../MailerDetails/detailQueries.ts';

/** A part of a campaign that has details. */
export type DetailSubject =
  | { detailLevel: 'T' }
  | { detailLevel: '2'; couponNumber: number }
  | { detailLevel: '1'; mailerCode: string };

/** The details of a part of a campaign. */
export interface SubjectDetails {
  subject: DetailSubject;
  stores: readonly StoreDetailRow[];
  /** View of the details by store; those by date have the requested view. */
  storesView: ExpandedView;
  dates: readonly DateDetailRow[];
}

interface DetailsRequest {
  campaignId: number;
  expandedView: ExpandedView;
  subjects: readonly DetailSubject[];
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Statuses of a provider that does not have the operation. */
const missingOperation = new Set([404, 405, 501]);

/**
 * The details of many parts of a campaign, with one call per level. A provider without that extension is asked for each
 * part by store and by date.
 * @returns in the order of the subjects
 * @throws ApiError, and when `signal` is aborted
 */
export async function fetchCampaignDetails(request: DetailsRequest): Promise<SubjectDetails[]> {
  const { subjects, onProgress } = request;
  const details: SubjectDetails[] = [];
  for (const detailLevel of ['T', '2', '1'] as const) {
    const ofLevel = subjects.filter((subject) => subject.detailLevel === detailLevel);
    if (ofLevel.length === 0) continue;
    const found = await fetchLevel(request, detailLevel, ofLevel);
    if (found) {
      details.push(...found);
      onProgress(details.length);
      continue;
    }
    for (const subject of ofLevel) {
      details.push(await fetchSubject(request, subject));
      onProgress(details.length);
    }
  }
  return subjects.flatMap((subject) => details.filter((each) => each.subject === subject));
}

/** The details of a level; `null` if the provider does not have the operation. */
async function fetchLevel(
  { campaignId, expandedView, signal }: DetailsRequest,
  detailLevel: DetailSubject['detailLevel'],
  subjects: readonly DetailSubject[],
): Promise<SubjectDetails[] | null> {
  const { data } = await clients.provider
    .GET('/api/MailerDetails/{campaignId}/{detailLevel}/{expandedView}', {
      params: { path: { campaignId, detailLevel, expandedView } },
      signal,
    })
    .catch((error: unknown) => {
      if (isApiError(error) && missingOperation.has(error.status)) return { data: null };
      throw error;
    });
  if (!data) return null;
  const bySubject = new Map(data.map((each) => [each.subject, each]));
  return subjects.map((subject) => {
    const found = bySubject.get(getSubjectKey(subject));
    return { subject, stores: found?.stores ?? [], storesView: expandedView, dates: found?.dates ?? [] };
  });
}

function getSubjectKey(subject: DetailSubject): string {
  if (subject.detailLevel === 'T') return 'T';
  return subject.detailLevel === '2' ? String(subject.couponNumber) : subject.mailerCode;
}

async function fetchSubject(
  { campaignId, expandedView, signal }: DetailsRequest,
  subject: DetailSubject,
): Promise<SubjectDetails> {
  if (subject.detailLevel === '1') {
    const path = { campaignId, ...subject, expandedView };
    const [stores, dates] = await Promise.all([
      createMailerStoresQuery(path).queryFn({ signal }),
      createMailerDatesQuery(path).queryFn({ signal }),
    ]);
    return { subject, stores: stores.rows ?? [], storesView: expandedView, dates: dates.rows ?? [] };
  }
  const couponNumber = subject.detailLevel === '2' ? subject.couponNumber : 0;
  const path = { campaignId, ...subject, couponNumber, eventClass: 0, expandedView };
  const [stores, dates] = await Promise.all([
    createCampaignStoresQuery(path).queryFn({ signal }),
    createCampaignDatesQuery(path).queryFn({ signal }),
  ]);
  // The call by store has no view parameter: it always returns the primary view.
  return { subject, stores: stores.rows ?? [], storesView: 'N', dates: dates.rows ?? [] };
}
