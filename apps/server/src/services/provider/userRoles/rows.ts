import type { ProviderSchemas } from '@portal/api-client';
import type { UserRoleRow } from './queries.ts';

export function toUserRole(row: UserRoleRow): ProviderSchemas['UserRole'] {
  return { username: row.username, rolename: row.rolename, applicationName: row.application_name };
}
