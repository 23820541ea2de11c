import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/**
 * Settings that contain secrets. Each can be read from a file instead, named by `NAME_FILE`: many tools show the
 * environment, files have permissions.
 */
const secretNames = [
  'DATABASE_URL',
  'REPORTS_DATABASE_URL',
  'SMTP_URL',
  'FIRST_ADMINISTRATOR_PASSWORD',
  'PROVIDER_API_TOKEN',
  'BARCODE_API_USER_NAME',
  'BARCODE_API_USER_KEY',
  'GRANT_API_USER_NAME',
  'GRANT_API_USER_KEY',
  'OIDC_CLIENT_SECRET',
];

/** Replaces each `NAME_FILE` by the content of the file, without its trailing line break. */
export function readSecretFiles(environment: Environment): { given: Environment; fileMistakes: string[] } {
  const given = { ...environment };
  const fileMistakes: string[] = [];
  for (const name of secretNames) {
    const file = environment[`${name}_FILE`];
    if (file === undefined) continue;
    if (environment[name] !== undefined)
      fileMistakes.push(`${name}_FILE: cannot be used together with ${name}`);
    else {
      try {
        given[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      } catch {
        fileMistakes.push(`${name}_FILE: cannot be read`);
      }
      if (given[name] === '') fileMistakes.push(`${name}_FILE: is empty`);
    }
  }
  return { given, fileMistakes };
}
