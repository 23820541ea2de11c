import { type Place, type RecordKind, viewParameters } from '@portal/domain';

/** The names of the dialogs of records: `editCampaign`, `showUserAccess`. */
const recordDialogs = /^(?:edit|show)(Campaign|Source|User)/;

/** Parameters of pages that name a record; a mailer comes before its campaign. */
const pageParameters = [
  ['job', 'job'],
  ['applicant', 'application'],
  ['MailerCode', 'mailer'],
  ['CampaignId', 'campaign'],
] as const satisfies [parameter: string, kind: RecordKind][];

/** The record or saved view that the query of an address shows; `null` for none. */
export function findShownPlace(query: URLSearchParams): Place | null {
  const dialogKind = recordDialogs.exec(query.get('dialog') ?? '')?.[1]?.toLowerCase() as
    RecordKind | undefined;
  const record = query.get('record');
  if (dialogKind && record) return { kind: dialogKind, id: record };
  for (const [parameter, kind] of pageParameters) {
    const id = query.get(parameter);
    if (id) return { kind, id };
  }
  const view = query.get(viewParameters.view) ?? '';
  return /^[1-9]\d{0,8}$/.test(view) ? { kind: 'view', id: view } : null;
}
