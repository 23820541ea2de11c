import type { ProviderSchemas } from '@portal/api-client';
import { toInstantText } from '../../responseFields.ts';
import type { PortalStatusRow } from './queries.ts';

export function toPortalStatus(row: PortalStatusRow): ProviderSchemas['PortalStatus'] {
  return { status: row.status, timeStamp: toInstantText(row.time_stamp) };
}
