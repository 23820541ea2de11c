import type { Insertable } from 'kysely';
import type { RolesTable, ServerRolesTable } from '../tables.ts';

/** The role names of specification 1 §6. */
export const roles: readonly Insertable<RolesTable>[] = [
  'StatusMessage',
  'Administer',
  'Coleman',
  'JAS',
  'MSC',
  'Programmer',
  'Developer',
].map((rolename) => ({ rolename }));

export const serverRoles: readonly Insertable<ServerRolesTable>[] = [
  'MailerRead',
  'MailerWrite',
  'CampaignRead',
  'CampaignWrite',
  'ReportRead',
  'GrantReview',
  'UserAdmin',
].map((rolename) => ({ rolename }));
