import type { Config } from '../config/config.ts';
import { demoAccounts } from '../db/demo-data/demoAccounts.ts';
import type { PreparedData } from '../db/prepareData.ts';
import { listServices } from './upstreams.ts';

/** The result of a successful start. */
export interface StartInfo {
  config: Config;
  /** The port it listens on. */
  port: number;
  data: PreparedData;
}

/** A part of the installation and its location. URLs are shown without credentials. */
interface InstallationPart {
  name: string;
  where: string;
}

/** The parts of the installation: embedded or external, and where. */
export function listParts(config: Config): InstallationPart[] {
  const { databaseUrl, reportsDatabaseUrl, singleSignOn, smtpUrl, dataDir } = config;
  const toWhere = (url: string | undefined, embedded = '') => (url ? formatUrl(url) : `embedded${embedded}`);
  return [
    { name: 'database', where: toWhere(databaseUrl, `, in ${dataDir}`) },
    ...(reportsDatabaseUrl
      ? [{ name: 'reports', where: `${formatUrl(reportsDatabaseUrl)}, or the database` }]
      : []),
    ...listServices(config).map(({ name, url }) => ({ name: `${name} service`, where: toWhere(url) })),
    ...(singleSignOn
      ? [
          {
            name: 'sign-in',
            where: `${formatUrl(singleSignOn.issuer)}${singleSignOn.isOnly ? ' only' : ', or a password'}`,
          },
        ]
      : []),
    { name: 'mail', where: toWhere(smtpUrl, `, files in ${dataDir}/outbox`) },
  ];
}

export function listWarnings(config: Config, { isEmpty }: Pick<PreparedData, 'isEmpty'>): string[] {
  const { production, singleSignOn } = config;
  const isReachable = !['127.0.0.1', '::1', 'localhost'].includes(config.host);
  const warnings: string[] = [];
  if (config.databaseUrl === undefined)
    warnings.push(
      'The embedded database survives a killed process but not a power failure. Set DATABASE_URL to use PostgreSQL.',
    );
  if (config.trustProxy.length === 0 && (production || isReachable))
    warnings.push(
      'TRUST_PROXY is not set. Behind a proxy, all clients share one rate limit, requests count as unencrypted, and sessions are not bound to browsers.',
    );
  if (singleSignOn?.isOnly && singleSignOn.breakGlassUser === undefined)
    warnings.push(
      'OIDC_ONLY is on without OIDC_BREAK_GLASS_USER. No one can sign in while the identity provider does not respond.',
    );
  if (isEmpty && !config.providerApi)
    warnings.push(
      'The database has no users, so no one can sign in. Set FIRST_ADMINISTRATOR and FIRST_ADMINISTRATOR_PASSWORD, and start again.',
    );
  if (production && config.smtpUrl === undefined)
    warnings.push(
      `SMTP_URL is not set. Mails are written to files in ${config.dataDir}/outbox and not sent.`,
    );
  if (production && !config.hsts) warnings.push('HSTS is off. Browsers may connect without TLS.');
  return warnings;
}

/** The lines printed to the terminal when the server is ready. */
export function formatStartLines({ config, port, data }: StartInfo): string[] {
  return [
    ...(data.hasDemoAccounts && !config.providerApi ? [...formatAccounts(), ''] : []),
    ...formatParts(config),
    '',
    ...listWarnings(config, data).map((warning) => `Note: ${warning}`),
    `Portal ready at ${formatPortalUrl(config, port)}`,
  ];
}

/** One line for each part of the installation, and for its proxies. */
export function formatParts(config: Config): string[] {
  const parts = listParts(config);
  const width = Math.max(...parts.map(({ name }) => name.length)) + 2;
  return [
    ...parts.map(({ name, where }) => `${name.padEnd(width)}${where}`),
    ...(config.trustProxy.length > 0 ? [`${'proxies'.padEnd(width)}${config.trustProxy.join(', ')}`] : []),
  ];
}

export function formatPortalUrl({ host, basePath }: Config, port: number): string {
  return `http://${toBrowserHost(host)}:${port}${basePath}/`;
}

/** A host name that a browser on this machine can use. */
function toBrowserHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function formatUrl(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function formatAccounts(): string[] {
  const rows = [{ username: 'User name', password: 'Password', shows: 'Shows' }, ...demoAccounts];
  return rows.map(({ username, password, shows }) => `${username.padEnd(16)}${password.padEnd(18)}${shows}`);
}
