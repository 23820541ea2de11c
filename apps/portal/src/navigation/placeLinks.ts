import { isRecordKind, type NamedPlace, type Place, recordPages, type RecordKind } from '@portal/domain';

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

/** The address of a record, without the base path. */
export function toRecordHref(kind: RecordKind, id: string): string {
  return `${recordPages[kind]}?${String(new URLSearchParams(recordQueries[kind](id)))}`;
}

/** The address of a record or saved view, without the base path; `null` for pages, which the menu knows. */
export function toPlaceHref({ kind, id, href }: NamedPlace): string | null {
  return isRecordKind(kind) ? toRecordHref(kind, id) : (href ?? null);
}

/** What a record is called, with its number where it has one: `Campaign 1118`. */
export function formatRecordKind(kind: RecordKind, id: string): string {
  return /^\d+$/.test(id) && kind !== 'user' && kind !== 'mailer'
    ? `${recordNames[kind]} ${id}`
    : recordNames[kind];
}

/** What a record or saved view is called. */
export function formatPlaceKind({ kind, id }: Place): string {
  return isRecordKind(kind) ? formatRecordKind(kind, id) : 'View';
}
