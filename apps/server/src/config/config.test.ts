import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { productionSettings as production } from '../testing/productionSettings.ts';
import { readConfig } from './config.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');

const listMistakes = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('without settings', () => {
  test('the server is a trial installation on this machine', () => {
    expect(readConfig({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 8080,
      connections: { short: 10, long: 3 },
      reportsPerUser: 2,
      maxCalls: 100,
      basePath: '/portal',
      portalOrigin: 'http://localhost:8080',
      dataDir: path.join(repositoryRoot, '.data'),
      databaseUrl: undefined,
      hasDemoData: true,
      seedToday: undefined,
      companyTimeZone: 'America/New_York',
      sessionHours: 8,
      sessionIdleMinutes: undefined,
      keptDays: { audit: undefined, jobs: undefined, messages: undefined, pageViews: undefined },
      passwordMinLength: 5,
      secondFactorRoles: [],
      smtpUrl: undefined,
      mailFrom: 'portal@localhost',
      barcodeApiUrl: undefined,
      grantApiUrl: undefined,
      barcodeCredentials: undefined,
      grantRowsPerPage: 15,
      reportingServer: undefined,
      singleSignOn: undefined,
      trustProxy: [],
      metricsFrom: ['127.0.0.1', '::1'],
      hsts: false,
      accessContact: undefined,
      privacyUrl: undefined,
      termsUrl: undefined,
      logLevel: 'warn',
    });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });
});

test('every setting is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '9000',
    PORTAL_BASE_PATH: '/service',
    PORTAL_ORIGIN: 'https://portal.jas.example',
    DATA_DIR: '/var/lib/portal',
    DATABASE_URL: 'postgresql://portal@db.example/portal',
    DATABASE_CONNECTIONS: '20',
    REPORT_CONNECTIONS: '4',
    REPORTS_PER_USER: '3',
    MAX_CALLS: '400',
    SEED_TODAY: '2025-03-14',
    COMPANY_TIME_ZONE: 'America/Chicago',
    SESSION_HOURS: '0.5',
    SESSION_IDLE_MINUTES: '30',
    AUDIT_DAYS: '730',
    JOB_DAYS: '90',
    MESSAGE_DAYS: '30',
    PAGE_VIEW_DAYS: '365',
    PASSWORD_MIN_LENGTH: '12',
    SMTP_URL: 'smtps://portal:secret@mail.example:465',
    MAIL_FROM: 'portal@jas.example',
    PROVIDER_API_URL: 'https://provider.example/',
    PROVIDER_API_TOKEN: 't',
    BARCODE_API_USER_NAME: 'portal',
    BARCODE_API_USER_KEY: 'b',
    GRANT_API_USER_NAME: 'portal',
    GRANT_API_USER_KEY: 'g',
    GRANT_ROWS_PER_PAGE: '20',
    REPORTING_SERVER_URL: 'https://reports.example/base/',
    REPORTING_SERVER_SITE: 'craft',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    HSTS: 'on',
    ACCESS_CONTACT: 'Ada Demo, portal@jas.example',
    PRIVACY_URL: 'https://example.com/privacy',
    TERMS_URL: '/portal/terms.html',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 9000,
    basePath: '/service',
    portalOrigin: 'https://portal.jas.example',
    dataDir: '/var/lib/portal',
    databaseUrl: 'postgresql://portal@db.example/portal',
    connections: { short: 20, long: 4 },
    reportsPerUser: 3,
    maxCalls: 400,
    seedToday: '2025-03-14',
    companyTimeZone: 'America/Chicago',
    sessionHours: 0.5,
    sessionIdleMinutes: 30,
    keptDays: { audit: 730, jobs: 90, messages: 30, pageViews: 365 },
    passwordMinLength: 12,
    smtpUrl: 'smtps://portal:secret@mail.example:465',
    mailFrom: 'portal@jas.example',
    providerApi: { url: 'https://provider.example', token: 't' },
    barcodeCredentials: { userName: 'portal', userKey: 'b' },
    grantCredentials: { userName: 'portal', userKey: 'g' },
    grantRowsPerPage: 20,
    reportingServer: { url: 'https://reports.example/base', site: 'craft' },
    trustProxy: ['10.0.0.0/8', '::1'],
    hsts: true,
    accessContact: 'Ada Demo, portal@jas.example',
    privacyUrl: 'https://example.com/privacy',
    termsUrl: '/portal/terms.html',
    tracing: { sampler: 'parentbased_traceidratio', ratio: 0.1 },
    logLevel: 'debug',
  });
});

describe('an invalid setting', () => {
  test.each<Record<string, string>>([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '80.5' },
    { PORT: '-1' },
    { PORTAL_BASE_PATH: 'portal' },
    { PORTAL_BASE_PATH: '/a/b' },
    { PORTAL_BASE_PATH: '/' },
    { DATABASE_URL: 'mysql://db.example/portal' },
    { DATABASE_URL: 'db.example' },
    { SEED_TODAY: '14.03.2025' },
    { SEED_TODAY: '2025-02-30' },
    { AUDIT_DAYS: '364' },
    { JOB_DAYS: '0' },
    { SESSION_HOURS: '0' },
    { SESSION_HOURS: 'long' },
    { SESSION_IDLE_MINUTES: 'never' },
    { DATABASE_CONNECTIONS: '1' },
    { REPORT_CONNECTIONS: '51' },
    { REPORTS_PER_USER: '4' },
    { MAX_CALLS: '19' },
    { SESSION_IDLE_MINUTES: '0' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.1,proxy.example' },
    { HSTS: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_TRACES_SAMPLER: 'sometimes' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { LOG_LEVEL: 'loud' },
    { GRANT_ROWS_PER_PAGE: '0' },
    { GRANT_ROWS_PER_PAGE: '501' },
    { PRIVACY_URL: 'data:text/html,x' },
    { FIRST_COMPANY: 'JASX Craft Retail', FIRST_ADMINISTRATOR: 'first', FIRST_ADMINISTRATOR_PASSWORD: 'x' },
    { FIRST_COMPANY: 'JAS', FIRST_ADMINISTRATOR: 'first', FIRST_ADMINISTRATOR_PASSWORD: 'x' },
    { FIRST_COMPANY: 'JAS Craft Retail' },
    { TERMS_URL: '//evil.example' },
    { PASSWORD_MIN_LENGTH: '4' },
    { PASSWORD_MIN_LENGTH: 'long' },
    { SMTP_URL: 'mail.example' },
    { SMTP_URL: 'https://mail.example' },
    { SMTP_URL: 'smtp://' },
    { MAIL_FROM: 'Portal <portal@jas.example>' },
    { REPORTING_SERVER_URL: '/reporting' },
    { REPORTING_SERVER_URL: 'https://portal:secret@reports.example' },
    { REPORTING_SERVER_URL: 'https://reports.example/?x=1' },
    { REPORTING_SERVER_SITE: 'craft' },
    { PROVIDER_API_URL: 'provider.example' },
    { PROVIDER_API_TOKEN: 'two words', PROVIDER_API_URL: 'https://provider.example' },
    { PROVIDER_API_TOKEN: 'a-token-without-its-address' },
    { GRANT_API_URL: 'grants.example', GRANT_API_USER_NAME: 'portal', GRANT_API_USER_KEY: 'key' },
  ])('is named, with what is valid: %o', (environment) => {
    const [name = ''] = Object.keys(environment);
    const mistakes = listMistakes(environment);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${name}: (must|requires) `));
  });

  test('is a name without its key or a key without its name', () => {
    expect(listMistakes({ BARCODE_API_USER_NAME: 'portal' })).toEqual([
      'BARCODE_API_USER_KEY: is required because BARCODE_API_USER_NAME is set',
    ]);
    expect(listMistakes({ GRANT_API_USER_KEY: 'key' })).toEqual([
      'GRANT_API_USER_NAME: is required because GRANT_API_USER_KEY is set',
    ]);
    expect(listMistakes({ BARCODE_API_URL: 'https://barcodes.example' })).toEqual([
      'BARCODE_API_USER_NAME and BARCODE_API_USER_KEY: are required because BARCODE_API_URL is set',
    ]);
  });

  test('does not hide the next one', () => {
    const mistakes = listMistakes({ PORT: 'x', LOG_LEVEL: 'x', SMTP_URL: 'x', NODE_ENV: 'production' });
    expect(mistakes.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'LOG_LEVEL',
      'PROVIDER_API_URL',
      'BARCODE_API_URL',
      'GRANT_API_URL',
      'REPORTING_SERVER_URL',
      'DATABASE_URL',
      'MAIL_FROM',
    ]);
  });
});

describe('demo data', () => {
  const postgres = { DATABASE_URL: 'postgres://portal:Sx8-long-and-random@db.example/portal' };
  test.each<{ given: Record<string, string>; hasDemoData: boolean }>([
    { given: {}, hasDemoData: true },
    { given: { DEMO_DATA: 'off' }, hasDemoData: false },
    { given: postgres, hasDemoData: false },
    { given: { ...postgres, NODE_ENV: 'test' }, hasDemoData: false },
    { given: { ...postgres, DEMO_DATA: 'on' }, hasDemoData: true },
    { given: production, hasDemoData: false },
    { given: { ...production, DEMO_DATA: 'off' }, hasDemoData: false },
  ])('with $given: $hasDemoData', ({ given, hasDemoData }) => {
    expect(readConfig(given).hasDemoData).toBe(hasDemoData);
  });

  test.each(['prod', 'Production', 'staging'])('NODE_ENV=%s is refused', (NODE_ENV) => {
    expect(listMistakes({ NODE_ENV, ...postgres })).toEqual([
      'NODE_ENV: must be one of development, production, test',
    ]);
  });
});

describe('production', () => {
  test('starts with a database of its own', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      logLevel: 'info',
      passwordMinLength: 8,
      providerApi: undefined,
      barcodeApiUrl: undefined,
      grantApiUrl: undefined,
      reportingServer: undefined,
    });
  });

  test.each(['PROVIDER_API_URL', 'BARCODE_API_URL', 'GRANT_API_URL', 'REPORTING_SERVER_URL'])(
    'embeds a service only if %s says so',
    (name) => {
      expect(listMistakes({ ...production, [name]: '' })).toEqual([
        `${name}: is required in production; a URL, or embedded for the service of this server`,
      ]);
    },
  );

  test.each<{ setting: Record<string, string>; name: string; why: string }>([
    { setting: { DATABASE_URL: '' }, name: 'DATABASE_URL', why: 'there is no persistent database' },
    {
      setting: { DATABASE_URL: 'postgres://portal:portal@db/portal' },
      name: 'DATABASE_URL',
      why: 'its password is its name',
    },
    {
      setting: { DATABASE_URL: 'postgres://portal:Password@db/portal' },
      name: 'DATABASE_URL',
      why: 'its password is short',
    },
    { setting: { PASSWORD_MIN_LENGTH: '7' }, name: 'PASSWORD_MIN_LENGTH', why: 'it is short' },
    { setting: { SMTP_URL: 'smtp://mail.example' }, name: 'MAIL_FROM', why: 'mails have no sender address' },
    { setting: { DEMO_DATA: 'on' }, name: 'DEMO_DATA', why: 'it is demo data' },
    { setting: { SEED_TODAY: '2025-03-14' }, name: 'SEED_TODAY', why: 'there is no demo data' },
    {
      setting: { PROVIDER_API_URL: 'https://provider.example' },
      name: 'BARCODE_API_URL',
      why: 'campaigns are external and barcodes embedded',
    },
    {
      setting: {
        PROVIDER_API_URL: 'https://provider.example',
        PROVIDER_API_TOKEN: 'short',
        BARCODE_API_URL: 'https://barcodes.example',
        BARCODE_API_USER_NAME: 'portal',
        BARCODE_API_USER_KEY: 'a-long-enough-key',
      },
      name: 'PROVIDER_API_TOKEN',
      why: 'it is short',
    },
    {
      setting: { BARCODE_API_USER_NAME: 'portal', BARCODE_API_USER_KEY: 'short' },
      name: 'BARCODE_API_USER_KEY',
      why: 'a key is short',
    },
    {
      setting: { GRANT_API_USER_NAME: 'portal', GRANT_API_USER_KEY: 'fifteen-letters' },
      name: 'GRANT_API_USER_KEY',
      why: 'a key is one letter too short',
    },
  ])('rejects $name when $why', ({ setting, name }) => {
    const mistakes = listMistakes({ ...production, ...setting });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${name}: `));
    for (const secret of ['short', 'Password@', 'fifteen-letters']) expect(mistakes[0]).not.toContain(secret);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const writeSecretFile = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };

  test('is read without the line break at its end', () => {
    const config = readConfig({
      DATABASE_URL_FILE: writeSecretFile('url', 'postgresql://portal@db.example/portal\n'),
      BARCODE_API_USER_NAME_FILE: writeSecretFile('name', 'portal\r\n'),
      BARCODE_API_USER_KEY_FILE: writeSecretFile('key', ' key with blanks '),
    });
    expect(config.databaseUrl).toBe('postgresql://portal@db.example/portal');
    expect(config.barcodeCredentials).toEqual({ userName: 'portal', userKey: ' key with blanks ' });
  });

  test('has the same rules and is not repeated in error messages', () => {
    const mistakes = listMistakes({
      ...production,
      DATABASE_URL: '',
      DATABASE_URL_FILE: writeSecretFile('default-url', 'postgresql://portal:changeme@db.example/portal'),
      GRANT_API_USER_NAME: 'portal',
      GRANT_API_USER_KEY_FILE: writeSecretFile('short', 'too-short'),
    });
    expect(mistakes).toEqual([
      'DATABASE_URL: its password must have at least 16 characters in production, and not be the user name',
      'GRANT_API_USER_KEY: must have at least 16 characters in production',
    ]);
  });

  test('prevents the start if the file is missing or empty, or the secret is set twice', () => {
    expect(
      listMistakes({
        DATABASE_URL_FILE: path.join(folder, 'nowhere'),
        SMTP_URL_FILE: writeSecretFile('empty', '\n'),
        GRANT_API_USER_NAME: 'portal',
        GRANT_API_USER_KEY: 'key',
        GRANT_API_USER_KEY_FILE: writeSecretFile('twice', 'key'),
      }).slice(0, 3),
    ).toEqual([
      'DATABASE_URL_FILE: cannot be read',
      'SMTP_URL_FILE: is empty',
      'GRANT_API_USER_KEY_FILE: cannot be used together with GRANT_API_USER_KEY',
    ]);
  });
});
