import { isRecordKind, type NamedPlace, recordPages, type RecordKind } from '@portal/domain';

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
