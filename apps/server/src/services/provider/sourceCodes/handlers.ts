import type { ProviderSchemas } from '@portal/api-client';
import { type AuditedOperation, validateSourceCode } from '@portal/domain';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { emptyToNull } from '../../responseFields.ts';
import { runChange } from '../runChange.ts';
import { insertSourceCode, listSourceCodes, updateSourceCode, type SourceCodeRow } from './queries.ts';

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
    return save(context, 'createSourceCode', body, async (db, row) => {
      const stored = await insertSourceCode(db, row);
      if (!stored) throw new AppError('source_code.in_use', `Source Code ${row.source} is in use`);
      return stored;
    });
  },

  updateSourceCode({ body }, context) {
    return save(context, 'updateSourceCode', body, async (db, row) => {
      const stored = await updateSourceCode(db, row);
      if (!stored) throw new AppError('source_code.not_found', `Source code ${row.source} not found`);
      return stored;
    });
  },
} satisfies Partial<ProviderHandlers>;

/** Validates and stores a source code, and writes the audit entry. */
function save(
  context: Context,
  operation: AuditedOperation,
  body: Save,
  store: (db: Db, row: SourceCodeRow) => Promise<SourceCodeRow>,
): Promise<ProviderSchemas['SourceCode']> {
  const row = toRow(body);
  const [mistake] = Object.values(validateSourceCode({ ...row, additionalInfo: row.additional_info }));
  if (mistake !== undefined) throw new AppError('request.invalid', mistake);
  return runChange(context, operation, async (db) => {
    const stored = await store(db, row);
    return { response: toSourceCode(stored), object: `source code ${stored.source}` };
  });
}

function toRow({ source, description, additionalInfo }: Save): SourceCodeRow {
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
  };
}
