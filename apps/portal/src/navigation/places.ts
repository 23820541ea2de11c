import { isRecordKind, type Place, type RecordKind, viewParameters } from '@portal/domain';

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

/** Dialogs of records. */
const dialogKinds = new Map<string, RecordKind>([
  ['editCampaign', 'campaign'],
  ['editSource', 'source'],
  ['editUser', 'user'],
  ['editUserCompanies', 'user'],
  ['editUserRoles', 'user'],
  ['showUserAccess', 'user'],
]);

/** Parameters of pages that name a record; a mailer comes before its campaign. */
const pageParameters = [
  ['job', 'job'],
  ['applicant', 'application'],
  ['MailerCode', 'mailer'],
  ['CampaignId', 'campaign'],
] as const satisfies [parameter: string, kind: RecordKind][];

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

/** The record or saved view that the query of an address shows; `null` for none. */
export function findShownPlace(query: URLSearchParams): Place | null {
  const dialogKind = dialogKinds.get(query.get('dialog') ?? '');
  const record = query.get('record');
  if (dialogKind && record) return { kind: dialogKind, id: record };
  for (const [parameter, kind] of pageParameters) {
    const id = query.get(parameter);
    if (id) return { kind, id };
  }
  const view = query.get(viewParameters.view) ?? '';
  return /^[1-9]\d{0,8}$/.test(view) ? { kind: 'view', id: view } : null;
}
