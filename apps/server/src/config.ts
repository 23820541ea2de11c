import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isIP } from 'node:net';
import { PASSWORD_MIN_LENGTH, isEmail, toSafeUrl } from '@portal/domain';
import { GRANT_ROWS_PER_PAGE } from '@portal/domain/grants';
import { z } from 'zod';
import { StartupError } from './errors.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');

const minSecretLength = 16;
const defaultMailFrom = 'portal@localhost';
/** Production requires longer passwords than the specification. */
const productionPasswordLength = 8;
const defaultPasswords = new Set(['postgres', 'password', 'portal', 'admin', 'changeme', 'secret', 'root']);

/**
 * Settings that contain secrets. Each can be read from a file instead, named by `NAME_FILE`: many tools show the
 * environment, files have permissions.
 */
const secretNames = [
  'DATABASE_URL',
  'SMTP_URL',
  'FIRST_ADMINISTRATOR_PASSWORD',
  'PROVIDER_API_TOKEN',
  'BARCODE_API_USER_NAME',
  'BARCODE_API_USER_KEY',
  'GRANT_API_USER_NAME',
  'GRANT_API_USER_KEY',
];

const integerSchema = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int(`must be a whole number from ${min} to ${max}`)
    .min(min, `must be a whole number from ${min} to ${max}`)
    .max(max, `must be a whole number from ${min} to ${max}`);

const webUrlSchema = z.string().refine(isWebUrl, 'must be a URL that starts with https:// or http://');

const onOffSchema = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((value) => value === 'on');

const addressListSchema = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    'must be a comma-separated list of IP addresses or networks, such as 10.0.0.0/8',
  );

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: integerSchema(0, 65_535).default(8080),
  PORTAL_BASE_PATH: z
    .string()
    .regex(/^\/[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be one segment with a leading slash, such as /portal')
    .default('/portal'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'must be a URL that starts with postgres:// or postgresql://')
    .optional(),
  BARCODE_OUTPUT_DIR: z.string().optional(),
  SEED_TODAY: z.iso.date({ error: 'must be a date in the form YYYY-MM-DD' }).optional(),
  SESSION_HOURS: z.coerce
    .number({ error: 'must be a number of hours greater than 0 and at most 168' })
    .gt(0, 'must be a number of hours greater than 0 and at most 168')
    .max(168, 'must be a number of hours greater than 0 and at most 168')
    .default(8),
  SESSION_IDLE_MINUTES: z
    .union([z.literal('off'), integerSchema(1, 1_440)], {
      error: 'must be off or a whole number from 1 to 1440',
    })
    .default('off'),
  PASSWORD_MIN_LENGTH: integerSchema(PASSWORD_MIN_LENGTH, 64).optional(),
  FIRST_ADMINISTRATOR: z.string().trim().min(1).max(256).optional(),
  FIRST_ADMINISTRATOR_PASSWORD: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServerUrl, 'must be a URL that starts with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().refine(isEmail, 'must be an email address').optional(),
  PROVIDER_API_URL: webUrlSchema.optional(),
  PROVIDER_API_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{1,4096}$/, 'must be a bearer token (letters, digits and . _ ~ + / = -)')
    .optional(),
  BARCODE_API_URL: webUrlSchema.optional(),
  BARCODE_API_USER_NAME: z.string().optional(),
  BARCODE_API_USER_KEY: z.string().optional(),
  GRANT_API_URL: webUrlSchema.optional(),
  GRANT_API_USER_NAME: z.string().optional(),
  GRANT_API_USER_KEY: z.string().optional(),
  GRANT_ROWS_PER_PAGE: integerSchema(1, 500).default(GRANT_ROWS_PER_PAGE),
  REPORTING_SERVER_URL: webUrlSchema.optional(),
  REPORTING_SERVER_SITE: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must contain only letters, digits, _ and -')
    .optional(),
  TRUST_PROXY: addressListSchema.default([]),
  METRICS_FROM: addressListSchema.default(['127.0.0.1', '::1']),
  HSTS: onOffSchema.default(false),
  PRIVACY_URL: z.string().refine(isLinkTarget, 'must be a path or an https URL').optional(),
  TERMS_URL: z.string().refine(isLinkTarget, 'must be a path or an https URL').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
});

type Settings = z.output<typeof settings>;

/** Credentials of a service. */
export interface ServiceCredentials {
  userName: string;
  userKey: string;
}

/** An external provider of users, pages and data. */
export interface ProviderApi {
  /** Without a trailing slash. */
  url: string;
  /** Sent with logins, which have no user token; not set: none. */
  token: string | undefined;
}

/** The first user of an empty database. */
export interface FirstAdministrator {
  username: string;
  password: string;
}

/** A reporting server that trusts this machine. */
export interface ReportingServer {
  /** Without a trailing slash. */
  url: string;
  /** Empty for the default site. */
  site: string;
}

/** The server's configuration. */
export interface Config {
  production: boolean;
  host: string;
  /** 0: any free port. */
  port: number;
  /** One segment with a leading slash and no trailing one. */
  basePath: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Absolute path of the folder for output files of barcode jobs; servers with the same database must share it. */
  barcodeOutputDir: string;
  /** The reference date of demo data, `YYYY-MM-DD`; not set: the day of the first start. */
  seedToday: string | undefined;
  sessionHours: number;
  /** Idle timeout of sessions; not set: none. */
  sessionIdleMinutes: number | undefined;
  /** Minimum length of a new password. */
  passwordMinLength: number;
  /** Production only; not set: an empty database stays empty. */
  firstAdministrator: FirstAdministrator | undefined;
  /** The mail server; not set: mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  /** Sender address of mails. */
  mailFrom: string;
  /** Not set: embedded. */
  providerApi: ProviderApi | undefined;
  /** Without a trailing slash; not set: embedded. */
  barcodeApiUrl: string | undefined;
  grantApiUrl: string | undefined;
  /** Not set: random credentials for each process. */
  barcodeCredentials: ServiceCredentials | undefined;
  grantCredentials: ServiceCredentials | undefined;
  /** Page size of the grant applications. */
  grantRowsPerPage: number;
  /** Not set: embedded. */
  reportingServer: ReportingServer | undefined;
  /** Proxies that are trusted to report the client's address. */
  trustProxy: string[];
  /** Addresses and networks that may read `/metrics`. */
  metricsFrom: string[];
  /** True: send Strict-Transport-Security with a max-age of one year. */
  hsts: boolean;
  /** Targets of the footer's links; not set: the pages that are part of the portal. */
  privacyUrl: string | undefined;
  termsUrl: string | undefined;
  logLevel: (typeof logLevels)[number];
}

/**
 * Reads the configuration. No other module reads the environment. Empty variables count as not set. Secrets can be read
 * from files named by `NAME_FILE`.
 * @throws StartupError with one line per mistake, each naming its variable
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const { given, fileMistakes } = readSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  const parsed = settings.safeParse(given);
  const mistakes = [
    ...fileMistakes,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...validateDependency(given, 'REPORTING_SERVER_SITE', 'REPORTING_SERVER_URL'),
    ...validateDependency(given, 'PROVIDER_API_TOKEN', 'PROVIDER_API_URL'),
    ...validateDependency(given, 'FIRST_ADMINISTRATOR', 'FIRST_ADMINISTRATOR_PASSWORD'),
    ...validateDependency(given, 'FIRST_ADMINISTRATOR_PASSWORD', 'FIRST_ADMINISTRATOR'),
    ...validateCredentials(given, 'BARCODE'),
    ...validateCredentials(given, 'GRANT'),
    ...(given.NODE_ENV === 'production' ? validateProduction(given) : []),
  ];
  if (!parsed.success || mistakes.length > 0) throw new StartupError(mistakes.join('\n'));
  return toConfig(parsed.data);
}

function toConfig(values: Settings): Config {
  const production = values.NODE_ENV === 'production';
  const dataDir = path.resolve(repositoryRoot, values.DATA_DIR);
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    basePath: values.PORTAL_BASE_PATH,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    barcodeOutputDir: values.BARCODE_OUTPUT_DIR
      ? path.resolve(repositoryRoot, values.BARCODE_OUTPUT_DIR)
      : path.join(dataDir, 'barcode-output'),
    seedToday: values.SEED_TODAY,
    sessionHours: values.SESSION_HOURS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES === 'off' ? undefined : values.SESSION_IDLE_MINUTES,
    passwordMinLength:
      values.PASSWORD_MIN_LENGTH ?? (production ? productionPasswordLength : PASSWORD_MIN_LENGTH),
    firstAdministrator: toFirstAdministrator(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? defaultMailFrom,
    providerApi: values.PROVIDER_API_URL
      ? { url: removeTrailingSlashes(values.PROVIDER_API_URL), token: values.PROVIDER_API_TOKEN }
      : undefined,
    barcodeApiUrl: removeTrailingSlashes(values.BARCODE_API_URL),
    grantApiUrl: removeTrailingSlashes(values.GRANT_API_URL),
    barcodeCredentials: toCredentials(values.BARCODE_API_USER_NAME, values.BARCODE_API_USER_KEY),
    grantCredentials: toCredentials(values.GRANT_API_USER_NAME, values.GRANT_API_USER_KEY),
    grantRowsPerPage: values.GRANT_ROWS_PER_PAGE,
    reportingServer: values.REPORTING_SERVER_URL
      ? { url: removeTrailingSlashes(values.REPORTING_SERVER_URL), site: values.REPORTING_SERVER_SITE ?? '' }
      : undefined,
    trustProxy: values.TRUST_PROXY,
    metricsFrom: values.METRICS_FROM,
    hsts: values.HSTS,
    privacyUrl: values.PRIVACY_URL,
    termsUrl: values.TERMS_URL,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function removeTrailingSlashes<Address extends string | undefined>(address: Address): Address {
  return address?.replace(/(?<!\/)\/+$/, '') as Address;
}

function toCredentials(
  userName: string | undefined,
  userKey: string | undefined,
): ServiceCredentials | undefined {
  return userName !== undefined && userKey !== undefined ? { userName, userKey } : undefined;
}

function toFirstAdministrator({
  FIRST_ADMINISTRATOR: username,
  FIRST_ADMINISTRATOR_PASSWORD: password,
}: Settings): FirstAdministrator | undefined {
  return username !== undefined && password !== undefined ? { username, password } : undefined;
}

type Environment = Record<string, string | undefined>;

/** Replaces each `NAME_FILE` by the content of the file, without its trailing line break. */
function readSecretFiles(environment: Environment): { given: Environment; fileMistakes: string[] } {
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

function validateDependency(given: Environment, name: string, required: string): string[] {
  const isUnused = given[name] !== undefined && given[required] === undefined;
  return isUnused ? [`${name}: requires ${required}, which is not set`] : [];
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
  } else if (hasDefaultPassword(given.DATABASE_URL)) {
    mistakes.push('DATABASE_URL: contains a well-known password, which is not allowed in production');
  }
  if (given.SEED_TODAY !== undefined) {
    mistakes.push('SEED_TODAY: must not be set in production, where demo data is not allowed');
  }
  if (Number(given.PASSWORD_MIN_LENGTH ?? productionPasswordLength) < productionPasswordLength) {
    mistakes.push(`PASSWORD_MIN_LENGTH: must be at least ${productionPasswordLength} in production`);
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    mistakes.push('MAIL_FROM: is required in production when SMTP_URL is set');
  }
  if (given.PROVIDER_API_URL !== undefined && given.BARCODE_API_URL === undefined) {
    mistakes.push(
      'BARCODE_API_URL: is required in production with PROVIDER_API_URL; the embedded barcode service cannot read campaigns of an external provider',
    );
  }
  for (const name of ['PROVIDER_API_TOKEN', 'BARCODE_API_USER_KEY', 'GRANT_API_USER_KEY']) {
    const key = given[name];
    if (key !== undefined && (key.length < minSecretLength || defaultPasswords.has(key.toLowerCase()))) {
      mistakes.push(`${name}: must have at least ${minSecretLength} characters in production`);
    }
  }
  return mistakes;
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isMailServerUrl(text: string): boolean {
  return /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text);
}

function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/[^/?#]/.test(text) || !URL.canParse(text)) return false;
  const { username, search, hash } = new URL(text);
  return username === '' && search === '' && hash === '';
}

function isLinkTarget(text: string): boolean {
  return toSafeUrl(text) !== null;
}

function hasDefaultPassword(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return defaultPasswords.has(password.toLowerCase()) || (password !== '' && password === username);
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
