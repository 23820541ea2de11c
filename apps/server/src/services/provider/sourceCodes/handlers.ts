import type { ProviderSchemas } from '@portal/api-client';
import { validateSourceCode } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { emptyToNull } from '../../responseFields.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { runChange, toEdit } from '../runChange.ts';
import {
  insertSourceCode,
  listSourceCodes,
  lockSourceCode,
  updateSourceCode,
  type SourceCodeContent,
  type SourceCodeRow,
} from './queries.ts';

type Save = ProviderSchemas['SourceCodeSave'];

export const sourceCodeHandlers = {
  async listSourceCodes({ query }, { db }) {
    const rows = await listSourceCodes(db, {
      byDescription: query.byDescription === 1,
      skip: query.skip ?? 0,
      take: query.take ?? 0,
    });
    return rows.map(toSourceCode);
  },

  createSourceCode({ body }, context) {
    const row = toValidRow(body);
    return runChange(context, 'createSourceCode', async (db) => {
      const stored = await insertSourceCode(db, row);
      if (!stored) throw new AppError('source_code.in_use', `Source Code ${row.source} is in use`);
      return { response: toSourceCode(stored), object: formatLabel(stored) };
    });
  },

  updateSourceCode({ header, body }, context) {
    const row = toValidRow(body);
    return runChange(context, 'updateSourceCode', async (db) => {
      const before = await lockSourceCode(db, row.source);
      if (!before) throw new AppError('source_code.not_found', `Source code ${row.source} not found`);
      rejectOutdatedVersion(before.row_version, header['If-Match']);
      const after = await updateSourceCode(db, { ...row, source: before.source });
      return toEdit([before, after], toSourceCode, formatLabel);
    });
  },
} satisfies Partial<ProviderHandlers>;

/** @throws AppError request.invalid with the first mistake */
function toValidRow(body: Save): SourceCodeContent {
  const row = toRow(body);
  const [mistake] = Object.values(validateSourceCode({ ...row, additionalInfo: row.additional_info }));
  if (mistake !== undefined) throw new AppError('request.invalid', mistake);
  return row;
}

function toRow({ source, description, additionalInfo }: Save): SourceCodeContent {
  return {
    source: source.trim(),
    description: (description ?? '').trim(),
    additional_info: (additionalInfo ?? '').trim(),
  };
}

function toSourceCode(row: SourceCodeRow): ProviderSchemas['SourceCode'] {
  return {
    source: row.source,
    description: row.description,
    additionalInfo: emptyToNull(row.additional_info),
    rowVersion: row.row_version,
  };
}

/** Label for the audit trail. */
const formatLabel = ({ source }: SourceCodeRow) => `source code ${source}`;
