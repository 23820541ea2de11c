import {
  isRecordKind,
  type NamedPlace,
  type Place,
  recordPages,
  type RecordKind,
  toPagePath,
  viewParameters,
} from '@portal/domain';

/** What each kind of record is called. */
const recordNames: Record<RecordKind, string> = {
  campaign: 'Campaign',
  mailer: 'Mailer',
  source: 'Source code',
  offer: 'Offer',
  job: 'Job',
  application: 'Application',
  user: 'User',
};

/** The query that opens a record on the page that lists its kind. */
const recordQueries: Record<RecordKind, (id: string) => Record<string, string>> = {
  campaign: (id) => ({ dialog: 'editCampaign', record: id }),
  mailer: (id) => ({ codeStartsWith: id, saleBeginAfter: '' }),
  source: (id) => ({ dialog: 'editSource', record: id }),
  offer: (id) => ({ offerId: id, offerIdOpt: 'eq' }),
  job: (id) => ({ job: id }),
  application: (id) => ({ applicant: id }),
  user: (id) => ({ dialog: 'editUser', record: id }),
};

/** Parameters that name a record: of dialogs on any page, and of pages. */
const dialogKinds = new Map<string, RecordKind>([
  ['editCampaign', 'campaign'],
  ['editSource', 'source'],
  ['editUser', 'user'],
]);
const pageParameters = new Map<string, { kind: RecordKind; parameter: string }>([
  [toPagePath(recordPages.job), { kind: 'job', parameter: 'job' }],
  [toPagePath(recordPages.application), { kind: 'application', parameter: 'applicant' }],
  [toPagePath('/Reports/MailSumm'), { kind: 'campaign', parameter: 'CampaignId' }],
]);

/** The address of a record, without the base path. */
export function toRecordHref(kind: RecordKind, id: string): string {
  return `${recordPages[kind]}?${String(new URLSearchParams(recordQueries[kind](id)))}`;
}

/** What a record is called, with its number where it has one: `Campaign 1118`. */
export function formatRecordKind(kind: RecordKind, id: string): string {
  return /^\d+$/.test(id) && kind !== 'user' && kind !== 'mailer'
    ? `${recordNames[kind]} ${id}`
    : recordNames[kind];
}

/** The address of a record or saved view, without the base path; `null` for pages, which the menu knows. */
export function toPlaceHref({ kind, id, href }: NamedPlace): string | null {
  return isRecordKind(kind) ? toRecordHref(kind, id) : (href ?? null);
}

/** What a record or saved view is called. */
export function formatPlaceKind({ kind, id }: Place): string {
  return isRecordKind(kind) ? formatRecordKind(kind, id) : 'View';
}

/** The record or saved view that an address shows; `null` for none. */
export function findShownPlace(pathname: string, query: URLSearchParams): Place | null {
  const dialogKind = dialogKinds.get(query.get('dialog') ?? '');
  const record = query.get('record');
  if (dialogKind && record) return { kind: dialogKind, id: record };
  const shown = pageParameters.get(toPagePath(pathname));
  const id = shown && query.get(shown.parameter);
  if (shown && id) return { kind: shown.kind, id };
  const view = query.get(viewParameters.view) ?? '';
  return /^[1-9]\d{0,8}$/.test(view) ? { kind: 'view', id: view } : null;
}
