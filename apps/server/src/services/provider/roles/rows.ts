import type { ProviderSchemas } from '@portal/api-client';
import type { RoleRow } from './queries.ts';

export function toRole(row: RoleRow): ProviderSchemas['Role'] {
  return { rolename: row.rolename, applicationName: row.application_name };
}
