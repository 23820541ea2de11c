import { ADMINISTER_ROLE, padCompanyAbbrev, toReportLink } from '@portal/domain';
import type { Config, FirstAdministrator } from '../config/config.ts';
import { StartupError } from '../errors.ts';
import { validateNewPassword } from '../services/provider/authentication/validateNewPassword.ts';
import { createPasswords } from '../services/provider/authentication/passwords.ts';
import { toUserKey } from '../services/provider/authentication/userKey.ts';
import { advanceSequence } from './advanceSequence.ts';
import type { Db } from './database.ts';
import { defaultValues } from './initial-data/defaultValues.ts';
import { createInitialPages } from './initial-data/pages.ts';
import { roles, serverRoles } from './initial-data/roles.ts';
import { insertTables } from './insertRows.ts';

/**
 * Initializes an empty database: the roles of the specification, the default values, the pages of all screens, and the
 * first administrator with their company.
 * Runs in a transaction.
 * @throws StartupError if the password is too weak
 */
export async function installPortal(
  db: Db,
  config: Pick<Config, 'passwordMinLength'>,
  { username, password, company }: FirstAdministrator,
): Promise<void> {
  const owner = { username, firstName: '', lastName: '' };
  const mistake = await validateNewPassword({ config }, db, owner, password);
  if (mistake !== null) throw new StartupError(`FIRST_ADMINISTRATOR_PASSWORD: ${mistake}`);
  await insertTables(db, { roles, server_roles: serverRoles, default_values: defaultValues });
  await insertPages(db);
  const companyAbbrev = company && padCompanyAbbrev(company.companyAbbrev);
  if (company && companyAbbrev) {
    await db
      .insertInto('companies')
      .values({ company_abbrev: companyAbbrev, company_name: company.companyName })
      .execute();
  }
  const passwords = await createPasswords();
  const { user_id } = await db
    .insertInto('users')
    .values({
      username,
      username_key: toUserKey(username),
      company_abbrev: companyAbbrev,
      password_hash: await passwords.hash(password),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_roles').values({ user_id, rolename: ADMINISTER_ROLE }).execute();
}

/** Pages without the demo reports: the reports of a real reporting server are unknown. */
async function insertPages(db: Db): Promise<void> {
  const pages = createInitialPages().filter(({ url }) => !url?.startsWith(toReportLink('')));
  await db.insertInto('pages').values(pages).execute();
  await advanceSequence(db, 'pages', 'page_id');
}
