import { newPasswordMistake } from '@portal/domain';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/database.ts';
import { listCompanies } from '../companies/queries.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** Words of the product that anyone would try. */
const productWords = ['portal', 'customer service', 'customer service portal'];

/** Whose password it would be. */
export interface PasswordOwner {
  username: string;
  firstName: string;
  lastName: string;
}

/** Why the password cannot become the owner's; `null` when it can. Reads the names of the companies. */
export async function judgeNewPassword(
  { config }: { config: Pick<Config, 'passwordMinLength'> },
  db: Db,
  owner: PasswordOwner,
  password: string,
): Promise<string | null> {
  const companies = await listCompanies(db);
  return newPasswordMistake(password, {
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
