import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { listWarnings } from '../installation/announce.ts';
import type { Config } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { describeReason, openPostgres } from '../db/openPostgres.ts';
import { openReplica, type ReplicaState } from '../db/replica.ts';
import { StartupError } from '../errors.ts';
import { checkMailServer } from '../mail/smtpTransport.ts';
import { createUpstreamCheck } from '../installation/upstreams.ts';
import { createIdentityProvider } from '../services/provider/singleSignOn/identityProvider.ts';
import { examineDatabase } from './examineDatabase.ts';
import type { Finding } from './finding.ts';

const minFreeGb = 2;
/** How long it may take until the replica has what has just been written. */
const replayMs = 1_000;

/** Examines everything that a server with these settings needs, and changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  return [
    ...examineSettings(config),
    ...(await examinePostgres(config)),
    ...(await examineDataFolder(config)),
    ...(await examineMail(config)),
    ...(await examineSingleSignOn(config)),
    ...(await examineServices(config)),
  ];
}

/** What the settings alone say, which are valid. */
export function examineSettings(config: Config): Finding[] {
  const warnings = listWarnings(config, { isEmpty: false });
  return warnings.map((text) => ({ state: 'warning', about: 'settings', text }));
}

/** The embedded database is not opened: a server may use it. */
async function examinePostgres(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl) return [];
  try {
    const database = await openPostgres(config.databaseUrl, () => {}, config.connections);
    try {
      return [...(await examineDatabase(database, config)), ...(await examineReplica(database, config))];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const advice = 'Check DATABASE_URL, pg_hba.conf of the database, and the network.';
    return [{ state: 'error', about: 'database', text: error.message, advice }];
  }
}

async function examineReplica({ db }: PortalDatabase, config: Config): Promise<Finding[]> {
  const { reportsDatabaseUrl: url, connections } = config;
  if (url === undefined) return [];
  const replica = openReplica(url, db, connections.long);
  try {
    let state = await replica.examine();
    if (state.problem === 'is too far behind') {
      await wait(replayMs);
      state = await replica.examine();
    }
    return [toReplicaFinding(state)];
  } finally {
    await replica.close();
  }
}

function toReplicaFinding(state: ReplicaState): Finding {
  const about = 'replica';
  if (state.problem === null) return { state: 'ok', about, text: 'up to date' };
  if (state.problem === 'is too far behind') {
    const advice = 'Reports are read from it while it is less than 15 minutes behind.';
    return { state: 'warning', about, text: 'more than a second behind', advice };
  }
  const reason = state.error === undefined ? '' : ` (${describeReason(state.error)})`;
  const advice =
    'Check REPORTS_DATABASE_URL, pg_hba.conf of the replica, and the network. Reports are read from the database.';
  return { state: 'error', about, text: `it ${state.problem}${reason}`, advice };
}

/** It has the embedded database, and mails that are not sent. */
async function examineDataFolder({ dataDir: folder, databaseUrl, smtpUrl }: Config): Promise<Finding[]> {
  if (databaseUrl && smtpUrl) return [];
  const about = 'data folder';
  try {
    await access(folder, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const freeGb = Math.floor((bavail * bsize) / 1024 ** 3);
    const text = `${folder}, ${freeGb} GB free`;
    if (freeGb >= minFreeGb) return [{ state: 'ok', about, text }];
    return [{ state: 'warning', about, text, advice: 'Free some space.' }];
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const advice = isMissing
      ? 'The first start creates it.'
      : 'Make it readable and writable for the user of the server, or change DATA_DIR.';
    return [
      {
        state: isMissing ? 'warning' : 'error',
        about,
        text: `${folder} ${isMissing ? 'does not exist' : 'is not accessible'}`,
        advice,
      },
    ];
  }
}

async function examineMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (!smtpUrl) return [];
  const failure = await checkMailServer(smtpUrl);
  if (failure === null) return [{ state: 'ok', about: 'mail', text: 'the mail server accepts the login' }];
  const advice = 'Check SMTP_URL and the mail server. Mails wait until it responds.';
  return [{ state: 'error', about: 'mail', text: failure, advice }];
}

async function examineSingleSignOn({ singleSignOn }: Config): Promise<Finding[]> {
  if (!singleSignOn) return [];
  const about = 'sign-in';
  try {
    await createIdentityProvider(singleSignOn).check();
    return [{ state: 'ok', about, text: 'the identity provider responds' }];
  } catch {
    const advice = 'Check OIDC_ISSUER, the network, and the certificate of the identity provider.';
    const text = 'no identity provider responds at the URL, or it calls itself by another one';
    return [{ state: 'error', about, text, advice }];
  }
}

async function examineServices(config: Config): Promise<Finding[]> {
  const states = await createUpstreamCheck(config)();
  return Object.entries(states).map(([name, state]) =>
    state === 'up'
      ? { state: 'ok', about: name, text: 'the service responds' }
      : {
          state: 'error',
          about: name,
          text: 'the service does not respond within 1.5 s, or with an error of its own',
          advice:
            'Check its URL in the settings, and the service. Its screens show an error until it responds.',
        },
  );
}
