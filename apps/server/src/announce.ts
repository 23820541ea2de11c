import type { Config } from './config.ts';
import { demoAccounts } from './db/demo-data/demoAccounts.ts';
import { servicesOf } from './upstreams.ts';

/** The result of a successful start. */
export interface Started {
  config: Config;
  /** The port it listens on. */
  port: number;
  hasDemoData: boolean;
}

/** A part of the installation and its location. URLs are shown without credentials. */
interface Part {
  name: string;
  where: string;
}

/** The parts of the installation: embedded or external, and where. */
export function partsOf(config: Config): Part[] {
  return [
    {
      name: 'database',
      where: config.databaseUrl ? hostOf(config.databaseUrl) : `embedded, in ${config.dataDir}`,
    },
    ...servicesOf(config).map(({ name, url }) => ({
      name: `${name} service`,
      where: url ? hostOf(url) : 'embedded',
    })),
    {
      name: 'mail',
      where: config.smtpUrl ? hostOf(config.smtpUrl) : `embedded, files in ${config.dataDir}/outbox`,
    },
  ];
}

/** Warnings for operators. */
export function warningsOf(config: Config): string[] {
  const isReachable = !['127.0.0.1', '::1', 'localhost'].includes(config.host);
  return [
    ...(config.databaseUrl === undefined
      ? [
          'The embedded database survives a killed process but not a power cut; set DATABASE_URL to keep data in PostgreSQL.',
        ]
      : []),
    ...(config.trustProxy.length === 0 && (config.production || isReachable)
      ? [
          'TRUST_PROXY is not set: behind a proxy all clients would count as one, and requests as not encrypted, so that logins are not bound to their browser.',
        ]
      : []),
    ...(config.production && !config.hsts ? ['HSTS is off: browsers may come without TLS.'] : []),
  ];
}

/** The lines printed to the terminal when the server is ready. */
export function startLines({ config, port, hasDemoData }: Started): string[] {
  const parts = partsOf(config);
  const width = Math.max(...parts.map(({ name }) => name.length)) + 2;
  return [
    ...(hasDemoData ? [...accountTable(), ''] : []),
    ...parts.map(({ name, where }) => `${name.padEnd(width)}${where}`),
    ...(config.trustProxy.length > 0 ? [`${'proxies'.padEnd(width)}${config.trustProxy.join(', ')}`] : []),
    '',
    ...warningsOf(config).map((warning) => `Note: ${warning}`),
    `Portal ready at ${addressOf(config, port)}`,
  ];
}

export function addressOf({ host, basePath }: Config, port: number): string {
  return `http://${nameOf(host)}:${port}${basePath}/`;
}

/** A host name that a browser on this machine can use. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function hostOf(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}

function accountTable(): string[] {
  const rows = [{ username: 'User name', password: 'Password', shows: 'Shows' }, ...demoAccounts];
  return rows.map(({ username, password, shows }) => `${username.padEnd(16)}${password.padEnd(18)}${shows}`);
}
