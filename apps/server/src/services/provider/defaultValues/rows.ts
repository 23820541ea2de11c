import type { ProviderSchemas } from '@portal/api-client';
import { textOrNull } from '../instants.ts';
import type { DefaultValueRow } from './queries.ts';

export function toDefaultValue(row: DefaultValueRow): ProviderSchemas['DefaultValue'] {
  return {
    defaultKey: row.default_key,
    defaultValue1: row.default_value1,
    defaultHelpText: textOrNull(row.default_help_text),
  };
}
