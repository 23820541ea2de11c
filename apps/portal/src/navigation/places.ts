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

/** The record whose dialog is open; `null` for none, and for other dialogs. */
export function findDialogRecord(query: URLSearchParams): Place | null {
  const kind = recordDialogs.exec(query.get('dialog') ?? '')?.[1]?.toLowerCase() as RecordKind | undefined;
  const id = query.get('record');
  return kind && id ? { kind, id } : null;
}

/** The record that the query of an address opens; `null` for none. */
export function findOpenedRecord(query: URLSearchParams): Place | null {
  const inDialog = findDialogRecord(query);
  if (inDialog) return inDialog;
  for (const [parameter, kind] of pageParameters) {
    const id = query.get(parameter);
    if (id) return { kind, id };
  }
  return null;
}

/** Filters of lists that find a record by its id; the mailers and offers of longer ids are found too. */
const idFilters = [
  ['codeStartsWith', 'mailer'],
  ['offerId', 'offer'],
] as const satisfies [filter: string, kind: RecordKind][];

/**
 * The saved view of an address, or the mailer or offer to which a list is filtered: only the server knows whether it exists.
 * `null` for none.
 */
export function findFilteredPlace(query: URLSearchParams): Place | null {
  const view = query.get(viewParameters.view) ?? '';
  if (/^[1-9]\d{0,8}$/.test(view)) return { kind: 'view', id: view };
  for (const [filter, kind] of idFilters) {
    const id = query.get(filter)?.toUpperCase();
    if (id) return { kind, id };
  }
  return null;
}
