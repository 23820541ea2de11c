import { parseList } from '../parseTable.ts';
import type { NewRow } from '../tables.ts';

/** The role names of specification 1 §6. */
export const roles: readonly NewRow<'roles'>[] = parseList(
  'StatusMessage, Administer, Coleman, JAS, MSC, Programmer, Developer',
).map((rolename) => ({ rolename }));

export const serverRoles: readonly NewRow<'server_roles'>[] = parseList(
  'MailerRead, MailerWrite, CampaignRead, CampaignWrite, ReportRead, GrantReview, UserAdmin',
).map((rolename) => ({ rolename }));
