import { createCachedRead } from '../load/cachedRead.ts';
import type { Config } from '../config/config.ts';

/** A service that may be embedded or on another machine. */
export interface Service {
  name: string;
  /** Not set: embedded. */
  url: string | undefined;
}

/** The services of the installation, embedded or external. */
export function listServices(config: Config): Service[] {
  return [
    { name: 'provider', url: config.providerApi?.url },
    { name: 'barcode', url: config.barcodeApiUrl },
    { name: 'grant', url: config.grantApiUrl },
    { name: 'reporting', url: config.reportingServer?.url },
  ];
}

export type UpstreamStates = Record<string, 'up' | 'down'>;

const timeoutMs = 1_500;
const cacheMs = 5_000;

/**
 * Creates a reachability check for external services. Results are cached for five seconds. Any response below 500
 * counts as up: the check sends no credentials, so most services refuse it.
 */
export function createUpstreamCheck(config: Config): () => Promise<UpstreamStates> {
  return createCachedRead(() => checkAll(listServices(config)), cacheMs).read;
}

async function checkAll(services: readonly Service[]): Promise<UpstreamStates> {
  const states = services.flatMap(({ name, url }) =>
    url === undefined ? [] : [isUp(url).then((up) => [name, up ? 'up' : 'down'] as const)],
  );
  return Object.fromEntries(await Promise.all(states));
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
