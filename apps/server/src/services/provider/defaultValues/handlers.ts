import { validateDefaultValueText } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { findRow, updateRow } from '../../../db/editedRows.ts';
import { AppError } from '../../../errors.ts';
import { emptyToNull } from '../../responseFields.ts';
import { administer } from '../administer.ts';
import { toEdit } from '../runChange.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { listDefaultValues, type DefaultValueRow } from './queries.ts';

export const defaultValueHandlers = {
  async listDefaultValues(_input, { db }) {
    return (await listDefaultValues(db)).map(toDefaultValue);
  },

  updateDefaultValue({ header, body }, context) {
    return administer(context, 'updateDefaultValue', async (db) => {
      const key = { default_key: body.defaultKey };
      const before = await findRow(db, 'default_values', key);
      if (!before) throw new AppError('default_value.not_found');
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      const mistake = validateDefaultValueText(body.defaultKey, body.defaultValue1);
      if (mistake !== null) throw new AppError('request.invalid', mistake);
      const after = await updateRow(db, 'default_values', key, {
        default_value1: body.defaultValue1.trim(),
        ...(body.defaultHelpText !== undefined && { default_help_text: body.defaultHelpText ?? '' }),
      });
      return toEdit([before, after], toDefaultValue, ({ default_key }) => `default value ${default_key}`);
    });
  },
} satisfies Partial<ProviderHandlers>;

function toDefaultValue(row: DefaultValueRow): ProviderSchemas['DefaultValue'] {
  return {
    defaultKey: row.default_key,
    defaultValue1: row.default_value1,
    defaultHelpText: emptyToNull(row.default_help_text),
    rowVersion: row.row_version,
  };
}
