import { validateNewPassword as validatePasswordRules } from '@portal/domain';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { listCompanies } from '../companies/queries.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Product names that anyone would guess. */
const productWords = ['portal', 'customer service', 'customer service portal'];

/** The user whose password it would be. */
export interface PasswordOwner {
  username: string;
  firstName: string;
  lastName: string;
}

/** Returns why the password is not allowed for the owner; `null` if it is. Reads the company names. */
export async function validateNewPassword(
  { config }: { config: Pick<Config, 'passwordMinLength'> },
  db: Db,
  owner: PasswordOwner,
  password: string,
): Promise<string | null> {
  const companies = await listCompanies(db);
  return validatePasswordRules(password, {
    minLength: config.passwordMinLength,
    isCommon: isCommonPassword,
    words: [
      owner.username,
      owner.firstName,
      owner.lastName,
      ...productWords,
      ...companies.flatMap(({ company_name: name }) => name.split(/\s+/).concat(name)),
    ],
  });
}
