import { isIP } from 'node:net';
import {
  DEFAULT_TIME_ZONE,
  GRANT_ROWS_PER_PAGE,
  PASSWORD_MIN_LENGTH,
  isEmail,
  isTimeZone,
  toSafeUrl,
  validateCompany,
  type Company,
} from '@portal/domain';
import { z } from 'zod';
import { defaultPoolSizes } from '../db/database.ts';
import { defaultReportsPerUser, EMBEDDED } from './combinations.ts';

function numberSchema(requirement: string, isValid: (value: number) => boolean) {
  const error = `must be ${requirement}`;
  return z.coerce.number({ error }).refine(isValid, error);
}

const integerSchema = (min: number, max: number) =>
  numberSchema(
    `a whole number from ${min} to ${max}`,
    (value) => Number.isInteger(value) && min <= value && value <= max,
  );

const shortTextSchema = (max: number) =>
  z.string().trim().min(1, `must have 1 to ${max} characters`).max(max, `must have 1 to ${max} characters`);

const serviceUrlSchema = z
  .string()
  .refine(
    (text) => text === EMBEDDED || isWebUrl(text),
    `must be a URL that starts with https:// or http://, or ${EMBEDDED}`,
  )
  .transform((text) => (text === EMBEDDED ? undefined : text))
  .optional();

const postgresUrlSchema = z
  .string()
  .refine(isPostgresUrl, 'must be a URL that starts with postgres:// or postgresql://')
  .optional();

const webUrlSchema = z
  .string()
  .refine(isWebUrl, 'must be a URL that starts with https:// or http://')
  .optional();

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

/** Standard names (OpenTelemetry). */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const environments = ['development', 'production', 'test'] as const;

/** The environment variables that the server reads. */
export const settings = z.object({
  NODE_ENV: z
    .enum(environments, { error: `must be one of ${environments.join(', ')}` })
    .default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: integerSchema(0, 65_535).default(8080),
  PORTAL_BASE_PATH: z
    .string()
    .regex(/^\/[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be one segment with a leading slash, such as /portal')
    .default('/portal'),
  PORTAL_ORIGIN: z
    .string()
    .refine(
      isPasskeyOrigin,
      'must be https:// and a host name, without a path, such as https://portal.example.com',
    )
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrlSchema,
  REPORTS_DATABASE_URL: postgresUrlSchema,
  DATABASE_CONNECTIONS: integerSchema(2, 100).default(defaultPoolSizes.short),
  REPORT_CONNECTIONS: integerSchema(1, 50).default(defaultPoolSizes.long),
  REPORTS_PER_USER: integerSchema(1, 50).default(defaultReportsPerUser),
  MAX_CALLS: integerSchema(20, 10_000).default(100),
  DEMO_DATA: onOffSchema.optional(),
  SEED_TODAY: z.iso.date({ error: 'must be a date in the form YYYY-MM-DD' }).optional(),
  COMPANY_TIME_ZONE: z
    .string()
    .refine(isTimeZone, `must be the name of a time zone, such as ${DEFAULT_TIME_ZONE}`)
    .default(DEFAULT_TIME_ZONE),
  SESSION_HOURS: numberSchema(
    'a number of hours greater than 0 and at most 168',
    (hours) => 0 < hours && hours <= 168,
  ).default(8),
  SESSION_IDLE_MINUTES: z
    .union([z.literal('off'), integerSchema(1, 1_440)], {
      error: 'must be off or a whole number from 1 to 1440',
    })
    .default('off'),
  AUDIT_DAYS: integerSchema(365, 36_500).optional(),
  JOB_DAYS: integerSchema(1, 36_500).optional(),
  MESSAGE_DAYS: integerSchema(1, 36_500).optional(),
  PAGE_VIEW_DAYS: integerSchema(1, 36_500).optional(),
  PASSWORD_MIN_LENGTH: integerSchema(PASSWORD_MIN_LENGTH, 64).optional(),
  MFA_REQUIRED_ROLES: z
    .string()
    .transform(toRoleNames)
    .refine((roles) => roles.every((role) => role !== ''), 'must be off or a comma-separated list of roles')
    .optional(),
  FIRST_ADMINISTRATOR: shortTextSchema(256).optional(),
  FIRST_ADMINISTRATOR_PASSWORD: z.string().optional(),
  FIRST_COMPANY: z
    .string()
    .transform(toFirstCompany)
    .refine(
      (company) => Object.keys(validateCompany(company)).length === 0,
      'must be an abbreviation of up to 3 capital letters or digits, a blank and a name: JAS Craft Retail',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(isMailServerUrl, 'must be a URL that starts with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().refine(isEmail, 'must be an email address').optional(),
  PROVIDER_API_URL: serviceUrlSchema,
  PROVIDER_API_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{1,4096}$/, 'must be a bearer token (letters, digits and . _ ~ + / = -)')
    .optional(),
  BARCODE_API_URL: serviceUrlSchema,
  BARCODE_API_USER_NAME: z.string().optional(),
  BARCODE_API_USER_KEY: z.string().optional(),
  GRANT_API_URL: serviceUrlSchema,
  GRANT_API_USER_NAME: z.string().optional(),
  GRANT_API_USER_KEY: z.string().optional(),
  GRANT_ROWS_PER_PAGE: integerSchema(1, 500).default(GRANT_ROWS_PER_PAGE),
  REPORTING_SERVER_URL: serviceUrlSchema,
  REPORTING_SERVER_SITE: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'must contain only letters, digits, _ and -')
    .optional(),
  OIDC_ISSUER: webUrlSchema,
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: shortTextSchema(60).default('single sign-on'),
  OIDC_SCOPE: z
    .string()
    .refine((scope) => scope.split(' ').includes('openid'), 'must contain openid')
    .default('openid profile email'),
  OIDC_USER_CLAIM: z.string().default('preferred_username'),
  OIDC_ROLES_CLAIM: z.string().optional(),
  OIDC_ROLES: z
    .string()
    .transform(toRoleMapping)
    .refine(
      (mapping) => mapping.every(({ value, role }) => value !== '' && role !== ''),
      'must be a list of claim values and roles: portal-admins=Administer; care=MSC',
    )
    .optional(),
  OIDC_CREATE_USERS: onOffSchema.default(false),
  OIDC_ONLY: onOffSchema.default(false),
  OIDC_BREAK_GLASS_USER: shortTextSchema(256).optional(),
  TRUST_PROXY: addressListSchema.default([]),
  METRICS_FROM: addressListSchema.default(['127.0.0.1', '::1']),
  HSTS: onOffSchema.default(false),
  PRIVACY_URL: z.string().refine(isLinkTarget, 'must be a path or an https URL').optional(),
  TERMS_URL: z.string().refine(isLinkTarget, 'must be a path or an https URL').optional(),
  ACCESS_CONTACT: shortTextSchema(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrlSchema,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', { error: 'must be http/json' }).optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: numberSchema('a number from 0 to 1', (ratio) => 0 <= ratio && ratio <= 1).default(
    1,
  ),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
});

export type Settings = z.output<typeof settings>;

/** Splits `JAS Craft Retail` at the first blank. */
function toFirstCompany(text: string): Company {
  const [companyAbbrev = '', ...words] = text.trim().split(' ');
  return { companyAbbrev, companyName: words.join(' ').trim() };
}

/** `off`: none. */
function toRoleNames(text: string): string[] {
  return text === 'off' ? [] : text.split(',').map((role) => role.trim());
}

/** Splits `portal-admins=Administer; care=MSC`. The last `=` counts, because the names of groups may contain some. */
function toRoleMapping(text: string): { value: string; role: string }[] {
  return text.split(';').map((entry) => {
    const end = entry.lastIndexOf('=');
    return { value: entry.slice(0, Math.max(end, 0)).trim(), role: entry.slice(end + 1).trim() };
  });
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

/** Browsers have passkeys for host names only, and without TLS for this machine only. */
function isPasskeyOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return origin === text && isSecure && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
}

function isLinkTarget(text: string): boolean {
  return toSafeUrl(text) !== null;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}
