import type { ProviderSchemas } from '@portal/api-client';
import { emptyToNull } from '../../responseFields.ts';
import type { DefaultValueRow } from './queries.ts';

export function toDefaultValue(row: DefaultValueRow): ProviderSchemas['DefaultValue'] {
  return {
    defaultKey: row.default_key,
    defaultValue1: row.default_value1,
    defaultHelpText: emptyToNull(row.default_help_text),
  };
}
