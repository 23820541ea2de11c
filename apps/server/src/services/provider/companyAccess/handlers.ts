import { ALL_COMPANIES, type AuditedOperation, padCompanyAbbrev } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { findRow } from '../../../db/editedRows.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { listChanges } from '../listChanges.ts';
import type { ChangeResult } from '../runChange.ts';
import { requireUser } from '../users/requireUser.ts';
import type { UserRow } from '../users/queries.ts';
import { formatUserLabel } from '../users/rows.ts';
import {
  deleteCompanyAccess,
  listCompanyAccess,
  readMayAlter,
  storeCompanyAccess,
  type CompanyAccessKey,
  type CompanyAccessRow,
} from './queries.ts';

type Change = ProviderSchemas['UserCompanyAccessChange'];

export const companyAccessHandlers = {
  async listUserCompanyAccess(_input, { db }) {
    return (await listCompanyAccess(db)).map(toCompanyAccess);
  },

  grantUserCompanyAccess: ({ body }, context) =>
    changeAccess(context, 'grantUserCompanyAccess', body, (db, access) => store(db, access, body)),

  updateUserCompanyAccess: ({ body }, context) =>
    changeAccess(context, 'updateUserCompanyAccess', body, (db, access) => {
      if (access.mayAlter === undefined) throw new AppError('company_access.not_found');
      return store(db, access, body);
    }),

  revokeUserCompanyAccess: ({ body }, context) =>
    changeAccess(context, 'revokeUserCompanyAccess', body, async (db, access) => {
      const wasDeleted = await deleteCompanyAccess(db, access.key);
      return { response: undefined, object: wasDeleted ? access.name : null };
    }),
} satisfies Partial<ProviderHandlers>;

/** The access record of a request, with its stored state. */
interface Access {
  key: CompanyAccessKey;
  user: UserRow;
  /** `undefined` if the user has no access yet. */
  mayAlter: boolean | undefined;
  /** For the audit trail. */
  name: string;
}

function changeAccess<Result>(
  context: Context,
  operation: AuditedOperation,
  body: Change,
  change: (db: Db, access: Access) => Promise<ChangeResult<Result>>,
): Promise<Result> {
  return administer(context, operation, async (db) => change(db, await readAccess(db, body)));
}

async function readAccess(db: Db, body: Change): Promise<Access> {
  const user = await requireUser(db, body.userName);
  const abbrev = padCompanyAbbrev(body.companyAbbrev);
  if (abbrev !== ALL_COMPANIES && !(await findRow(db, 'companies', { company_abbrev: abbrev }))) {
    throw new AppError('company.not_found', `Company ${abbrev} not found`);
  }
  const key = { userId: user.user_id, companyAbbrev: abbrev === ALL_COMPANIES ? null : abbrev };
  return {
    key,
    user,
    mayAlter: await readMayAlter(db, key),
    name: `${formatUserLabel(user)}, ${abbrev === ALL_COMPANIES ? 'all companies' : `company ${abbrev}`}`,
  };
}

/** Access includes write permission unless `N` is sent. */
async function store(
  db: Db,
  access: Access,
  body: Change,
): Promise<ChangeResult<ProviderSchemas['UserCompanyAccess']>> {
  const mayAlter = body.mayAlter !== 'N';
  if (access.mayAlter !== mayAlter) await storeCompanyAccess(db, access.key, mayAlter);
  return {
    response: toCompanyAccess({
      username: access.user.username,
      company_abbrev: access.key.companyAbbrev,
      may_alter: mayAlter,
    }),
    object: access.name,
    changed: listChanges({ mayAlter: access.mayAlter }, { mayAlter }),
  };
}

function toCompanyAccess(row: CompanyAccessRow): ProviderSchemas['UserCompanyAccess'] {
  return {
    userName: row.username,
    companyAbbrev: row.company_abbrev ?? ALL_COMPANIES,
    mayAlter: row.may_alter ? 'Y' : 'N',
  };
}
