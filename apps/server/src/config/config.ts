import path from 'node:path';
import { ADMINISTER_ROLE, PASSWORD_MIN_LENGTH, type Company } from '@portal/domain';
import { StartupError } from '../errors.ts';
import { productionPasswordLength, validateCombinations } from './combinations.ts';
import type { PoolSizes } from '../db/database.ts';
import { installationFolder } from '../installation/resources.ts';
import { readSecretFiles } from './secretFiles.ts';
import { settings, type Settings } from './settings.ts';

const defaultMailFrom = 'portal@localhost';

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
  /** Their company; not set: the database starts without companies. */
  company?: Company;
}

/** A reporting server that trusts this machine. */
export interface ReportingServer {
  /** Without a trailing slash. */
  url: string;
  /** Empty for the default site. */
  site: string;
}

/** The identity provider of the company, whose users sign in there. */
export interface SingleSignOn {
  issuer: string;
  clientId: string;
  /** Not set: the provider asks for none. */
  clientSecret: string | undefined;
  /** What users know it by. */
  name: string;
  /** Scopes that are requested, separated by blanks. */
  scope: string;
  /** Claim with the user name of the portal. */
  userClaim: string;
  /** Roles that the provider grants and revokes; not set: none. */
  roles: { claim: string; mapping: readonly { value: string; role: string }[] } | undefined;
  /** True: unknown users are added. */
  createsUsers: boolean;
  /** True: only `breakGlassUser` can sign in with a password. */
  isOnly: boolean;
  breakGlassUser: string | undefined;
}

/** Which calls are traced: the standard name of a sampler, and the share of a ratio. Where to is read elsewhere. */
export interface Tracing {
  sampler: Settings['OTEL_TRACES_SAMPLER'];
  ratio: number;
}

/** How many days these are kept: audit trail, barcode jobs with their files, messages, page views of grants. */
export type KeptDays = Record<'audit' | 'jobs' | 'messages' | 'pageViews', number | undefined>;

export interface Config {
  production: boolean;
  host: string;
  /** 0: any free port. */
  port: number;
  /** One segment with a leading slash and no trailing one. */
  basePath: string;
  /** What browsers open the portal at, without a path: passkeys belong to it. Not set: no passkeys. */
  portalOrigin: string | undefined;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** A replica of the database that reports are read from; not set: none. */
  reportsDatabaseUrl: string | undefined;
  /** For PostgreSQL; the embedded database has one connection. */
  connections: PoolSizes;
  /** How many reports and large lists a user can run at once; more wait. */
  reportsPerUser: number;
  /** How many calls the server works on at once; more are refused. Reports and large lists are counted separately. */
  maxCalls: number;
  /** True: an empty database is filled with demo data. */
  hasDemoData: boolean;
  /** The reference date of demo data, `YYYY-MM-DD`; not set: the day of the first start. */
  seedToday: string | undefined;
  /** IANA name of the time zone of all days and times that people see. */
  companyTimeZone: string;
  sessionHours: number;
  /** Idle timeout of sessions; not set: none. */
  sessionIdleMinutes: number | undefined;
  /** How many days entries and files are kept; not set: forever. */
  keptDays: KeptDays;
  passwordMinLength: number;
  /** Roles whose users need a second factor; empty: none. */
  secondFactorRoles: readonly string[];
  /** Without demo data only; not set: an empty database stays empty. */
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
  grantRowsPerPage: number;
  /** Not set: embedded. */
  reportingServer: ReportingServer | undefined;
  /** Not set: users sign in with a password. */
  singleSignOn: SingleSignOn | undefined;
  /** Proxies that are trusted to report the client's address. */
  trustProxy: string[];
  /** Addresses and networks that may read `/metrics`. */
  metricsFrom: string[];
  /** True: send Strict-Transport-Security with a max-age of one year. */
  hsts: boolean;
  /** Contact for users without access, as text. */
  accessContact: string | undefined;
  /** Targets of the footer's links; not set: the pages that are part of the portal. */
  privacyUrl: string | undefined;
  termsUrl: string | undefined;
  /** Not set: nothing is traced. */
  tracing: Tracing | undefined;
  logLevel: NonNullable<Settings['LOG_LEVEL']>;
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
    ...validateCombinations(given),
  ];
  if (!parsed.success || mistakes.length > 0) throw new StartupError(mistakes.join('\n'));
  return toConfig(parsed.data);
}

function toConfig(values: Settings): Config {
  const production = values.NODE_ENV === 'production';
  const dataDir = path.resolve(installationFolder, values.DATA_DIR);
  const hasDemoData = values.DEMO_DATA ?? (!production && values.DATABASE_URL === undefined);
  // The dates of demo data are those of its first day.
  const unlessDemo = (days: number) => (hasDemoData ? undefined : days);
  return {
    production,
    host: values.HOST,
    port: values.PORT,
    basePath: values.PORTAL_BASE_PATH,
    portalOrigin: values.PORTAL_ORIGIN ?? (production ? undefined : `http://localhost:${values.PORT}`),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    reportsDatabaseUrl: values.REPORTS_DATABASE_URL,
    connections: { short: values.DATABASE_CONNECTIONS, long: values.REPORT_CONNECTIONS },
    reportsPerUser: values.REPORTS_PER_USER,
    maxCalls: values.MAX_CALLS,
    hasDemoData,
    seedToday: values.SEED_TODAY,
    companyTimeZone: values.COMPANY_TIME_ZONE,
    sessionHours: values.SESSION_HOURS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES === 'off' ? undefined : values.SESSION_IDLE_MINUTES,
    keptDays: {
      audit: values.AUDIT_DAYS ?? unlessDemo(1_095),
      jobs: values.JOB_DAYS ?? unlessDemo(365),
      messages: values.MESSAGE_DAYS ?? unlessDemo(90),
      pageViews: values.PAGE_VIEW_DAYS ?? unlessDemo(1_825),
    },
    passwordMinLength:
      values.PASSWORD_MIN_LENGTH ?? (production ? productionPasswordLength : PASSWORD_MIN_LENGTH),
    secondFactorRoles: values.MFA_REQUIRED_ROLES ?? (production ? [ADMINISTER_ROLE] : []),
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
    singleSignOn: toSingleSignOn(values),
    trustProxy: values.TRUST_PROXY,
    metricsFrom: values.METRICS_FROM,
    hsts: values.HSTS,
    accessContact: values.ACCESS_CONTACT,
    privacyUrl: values.PRIVACY_URL,
    termsUrl: values.TERMS_URL,
    tracing:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
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
  FIRST_COMPANY: company,
}: Settings): FirstAdministrator | undefined {
  return username !== undefined && password !== undefined
    ? { username, password, ...(company && { company }) }
    : undefined;
}

function toSingleSignOn(values: Settings): SingleSignOn | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_ROLES_CLAIM: claim,
    OIDC_ROLES: mapping,
  } = values;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET,
    name: values.OIDC_NAME,
    scope: values.OIDC_SCOPE,
    userClaim: values.OIDC_USER_CLAIM,
    roles: claim !== undefined && mapping ? { claim, mapping } : undefined,
    createsUsers: values.OIDC_CREATE_USERS,
    isOnly: values.OIDC_ONLY,
    breakGlassUser: values.OIDC_BREAK_GLASS_USER,
  };
}
