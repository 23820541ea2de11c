/** The values of a field before and after an edit, as text. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** An entry of the audit trail. It never holds secrets. */
export interface AuditEntry {
  auditId: number;
  /** UTC without a zone. */
  at: string;
  /** Name at that time; `null` when the user is unknown, for example after a wrong user name. */
  username: string | null;
  /** Address of the client. */
  source: string;
  /** operationId of the call. */
  operation: string;
  /** What was changed, in one line. */
  object: string;
  /** Names of the changed fields, also of secrets such as a password. */
  changed: string[];
  /** The changed fields whose values are recorded; older entries have none. */
  changes?: AuditChange[];
  /** `done`, `failed` for a wrong password, or `refused`. */
  outcome: string;
  /** Id of the request in the server's log. */
  requestId: string;
}

/** The audited operations with their labels, in the order of the filter. */
export const auditOperations = [
  { operation: 'login', label: 'Sign in' },
  { operation: 'logout', label: 'Sign out' },
  { operation: 'changePassword', label: 'Change own password' },
  { operation: 'startPasskey', label: 'Start to add passkey' },
  { operation: 'confirmPasskey', label: 'Add passkey' },
  { operation: 'removePasskey', label: 'Remove passkey' },
  { operation: 'startSecondFactor', label: 'Set up authenticator app' },
  { operation: 'confirmSecondFactor', label: 'Add authenticator app' },
  { operation: 'removeAuthenticatorApp', label: 'Remove authenticator app' },
  { operation: 'renewRecoveryCodes', label: 'Get new recovery codes' },
  { operation: 'removeSecondFactor', label: 'Turn off two-step verification' },
  { operation: 'resetSecondFactor', label: 'Reset two-step verification' },
  { operation: 'createUser', label: 'Add user' },
  { operation: 'updateUser', label: 'Edit user' },
  { operation: 'deleteUser', label: 'Terminate user' },
  { operation: 'addUserRole', label: 'Assign role' },
  { operation: 'removeUserRole', label: 'Remove role' },
  { operation: 'grantUserCompanyAccess', label: 'Grant company access' },
  { operation: 'updateUserCompanyAccess', label: 'Change company access' },
  { operation: 'revokeUserCompanyAccess', label: 'Revoke company access' },
  { operation: 'createCompany', label: 'Add company' },
  { operation: 'updateCompany', label: 'Edit company' },
  { operation: 'createRole', label: 'Add role' },
  { operation: 'createServerRole', label: 'Add server role' },
  { operation: 'createPage', label: 'Add page' },
  { operation: 'updatePage', label: 'Edit page' },
  { operation: 'deletePage', label: 'Delete page' },
  { operation: 'createStartPage', label: 'Add start page' },
  { operation: 'updateStartPage', label: 'Edit start page' },
  { operation: 'deleteStartPage', label: 'Delete start page' },
  { operation: 'createDashboardPage', label: 'Add dashboard page' },
  { operation: 'updateDashboardPage', label: 'Edit dashboard page' },
  { operation: 'deleteDashboardPage', label: 'Delete dashboard page' },
  { operation: 'updateDefaultValue', label: 'Edit default value' },
  { operation: 'setPortalStatus', label: 'Change availability' },
  { operation: 'sendMessage', label: 'Send message' },
  { operation: 'retryDeliveries', label: 'Retry message' },
  { operation: 'addMailer', label: 'Add mailer' },
  { operation: 'createCampaign', label: 'Add campaign' },
  { operation: 'updateCampaign', label: 'Edit campaign' },
  { operation: 'recalculateCampaign', label: 'Recalculate campaign' },
  { operation: 'createSourceCode', label: 'Add source code' },
  { operation: 'updateSourceCode', label: 'Edit source code' },
  { operation: 'createSavedView', label: 'Add saved view' },
  { operation: 'updateSavedView', label: 'Edit saved view' },
  { operation: 'deleteSavedView', label: 'Delete saved view' },
] as const;

/** The operationId of an audited call. */
export type AuditedOperation = (typeof auditOperations)[number]['operation'];

const labels = new Map<string, string>(auditOperations.map(({ operation, label }) => [operation, label]));

/** The label of an operation; an unknown operation is returned unchanged. */
export function getAuditOperationLabel(operation: string): string {
  return labels.get(operation) ?? operation;
}

/** What an entry is about, if it still exists and has a screen. */
export type AuditTarget = { kind: 'user'; userId: number } | { kind: 'page'; pageName: string };

/** The user or page that an entry is about, by its object: `user 118 (ines.halloran)`. `null` for others. */
export function findAuditTarget({
  operation,
  object,
}: Pick<AuditEntry, 'operation' | 'object'>): AuditTarget | null {
  if (operation === 'deleteUser' || operation === 'deletePage') return null;
  const userId = /^user (\d{1,10})\b/.exec(object)?.[1];
  if (userId !== undefined) return { kind: 'user', userId: Number(userId) };
  const pageName = /^page \d{1,10} \((.+)\)$/.exec(object)?.[1];
  return pageName === undefined ? null : { kind: 'page', pageName };
}
