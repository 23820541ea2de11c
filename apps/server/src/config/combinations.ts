import { defaultPoolSizes } from '../db/database.ts';
import type { Environment } from './secretFiles.ts';

export const defaultReportsPerUser = 2;
/** The URL of a service that is part of the server. */
export const EMBEDDED = 'embedded';
const serviceUrls = ['PROVIDER_API_URL', 'BARCODE_API_URL', 'GRANT_API_URL', 'REPORTING_SERVER_URL'] as const;
const minSecretLength = 16;
/** Production requires longer passwords than the specification. */
export const productionPasswordLength = 8;

/** Lists mistakes that involve several settings, and settings that production refuses. */
export function validateCombinations(environment: Environment): string[] {
  const given = omitEmbedded(environment);
  return [
    ...validateDependency(given, 'REPORTING_SERVER_SITE', 'REPORTING_SERVER_URL'),
    ...validateReplica(given),
    ...validateDependency(given, 'PROVIDER_API_TOKEN', 'PROVIDER_API_URL'),
    ...validateDependency(given, 'FIRST_ADMINISTRATOR', 'FIRST_ADMINISTRATOR_PASSWORD'),
    ...validateDependency(given, 'FIRST_ADMINISTRATOR_PASSWORD', 'FIRST_ADMINISTRATOR'),
    ...validateDependency(given, 'FIRST_COMPANY', 'FIRST_ADMINISTRATOR'),
    ...validateSingleSignOn(given),
    ...validateReports(given),
    ...validateCredentials(given, 'BARCODE'),
    ...validateCredentials(given, 'GRANT'),
    ...(given.NODE_ENV === 'production'
      ? [...validateServices(environment), ...validateProduction(given)]
      : []),
  ];
}

function omitEmbedded(environment: Environment): Environment {
  const isEmbedded = (name: string) =>
    serviceUrls.some((url) => url === name && environment[url] === EMBEDDED);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isEmbedded(name)));
}

/** In production nothing is embedded by omission. */
function validateServices(environment: Environment): string[] {
  return serviceUrls
    .filter((url) => environment[url] === undefined)
    .map((url) => `${url}: is required in production; a URL, or ${EMBEDDED} for the service of this server`);
}

function validateDependency(given: Environment, name: string, required: string): string[] {
  const isUnused = given[name] !== undefined && given[required] === undefined;
  return isUnused ? [`${name}: requires ${required}, which is not set`] : [];
}

/** Otherwise the reports of one user would take all connections for reports. */
function validateReports(given: Environment): string[] {
  const connections = Number(given.REPORT_CONNECTIONS ?? defaultPoolSizes.long);
  const perUser = Number(given.REPORTS_PER_USER ?? defaultReportsPerUser);
  return perUser > connections
    ? [`REPORTS_PER_USER: must be at most REPORT_CONNECTIONS, which is ${connections}`]
    : [];
}

function validateReplica(given: Environment): string[] {
  const mistakes = validateDependency(given, 'REPORTS_DATABASE_URL', 'DATABASE_URL');
  if (given.REPORTS_DATABASE_URL !== undefined && given.PROVIDER_API_URL !== undefined) {
    mistakes.push('REPORTS_DATABASE_URL: cannot be used with PROVIDER_API_URL, which has the reports');
  }
  return mistakes;
}

function validateSingleSignOn(given: Environment): string[] {
  const mistakes = [
    ...validateDependency(given, 'OIDC_ISSUER', 'OIDC_CLIENT_ID'),
    ...validateDependency(given, 'OIDC_CLIENT_ID', 'OIDC_ISSUER'),
    ...validateDependency(given, 'OIDC_ROLES', 'OIDC_ROLES_CLAIM'),
    ...validateDependency(given, 'OIDC_ROLES_CLAIM', 'OIDC_ROLES'),
    ...validateDependency(given, 'OIDC_BREAK_GLASS_USER', 'OIDC_ONLY'),
  ];
  for (const name of ['OIDC_CLIENT_SECRET', 'OIDC_ROLES', 'OIDC_CREATE_USERS', 'OIDC_ONLY'])
    mistakes.push(...validateDependency(given, name, 'OIDC_ISSUER'));
  if (given.OIDC_ISSUER !== undefined && given.PROVIDER_API_URL !== undefined) {
    mistakes.push('OIDC_ISSUER: cannot be used with PROVIDER_API_URL, whose users sign in there');
  }
  return mistakes;
}

function validateCredentials(given: Environment, api: 'BARCODE' | 'GRANT'): string[] {
  const name = `${api}_API_USER_NAME`;
  const key = `${api}_API_USER_KEY`;
  if (given[name] !== undefined && given[key] === undefined)
    return [`${key}: is required because ${name} is set`];
  if (given[key] !== undefined && given[name] === undefined)
    return [`${name}: is required because ${key} is set`];
  const url = `${api}_API_URL`;
  if (given[url] !== undefined && given[name] === undefined) {
    return [`${name} and ${key}: are required because ${url} is set`];
  }
  return [];
}

/** Settings that are fine for a trial but refused in production. Messages never contain values, which may be secret. */
function validateProduction(given: Environment): string[] {
  const mistakes: string[] = [];
  if (given.DATABASE_URL === undefined) {
    mistakes.push('DATABASE_URL: is required in production; the embedded database is for trials only');
  }
  for (const name of ['DATABASE_URL', 'REPORTS_DATABASE_URL', 'SMTP_URL']) {
    if (hasWeakPassword(given[name] ?? ''))
      mistakes.push(
        `${name}: its password must have at least ${minSecretLength} characters in production, and not be the user name`,
      );
  }
  if (given.DEMO_DATA === 'on') {
    mistakes.push('DEMO_DATA: must not be on in production, where demo data is not allowed');
  }
  if (given.SEED_TODAY !== undefined) {
    mistakes.push('SEED_TODAY: must not be set in production, where demo data is not allowed');
  }
  if (Number(given.PASSWORD_MIN_LENGTH ?? productionPasswordLength) < productionPasswordLength) {
    mistakes.push(`PASSWORD_MIN_LENGTH: must be at least ${productionPasswordLength} in production`);
  }
  if (given.OIDC_ISSUER?.startsWith('http:')) {
    mistakes.push('OIDC_ISSUER: must start with https:// in production');
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    mistakes.push('MAIL_FROM: is required in production when SMTP_URL is set');
  }
  if (given.PROVIDER_API_URL !== undefined && given.BARCODE_API_URL === undefined) {
    mistakes.push(
      'BARCODE_API_URL: is required in production with PROVIDER_API_URL; the embedded barcode service cannot read campaigns of an external provider',
    );
  }
  for (const name of [
    'PROVIDER_API_TOKEN',
    'BARCODE_API_USER_KEY',
    'GRANT_API_USER_KEY',
    'OIDC_CLIENT_SECRET',
  ]) {
    if ((given[name]?.length ?? minSecretLength) < minSecretLength) {
      mistakes.push(`${name}: must have at least ${minSecretLength} characters in production`);
    }
  }
  return mistakes;
}

/** False without a password: some servers identify their clients in other ways. */
function hasWeakPassword(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return password !== '' && (password.length < minSecretLength || password === username);
}
