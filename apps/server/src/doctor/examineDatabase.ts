import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { requireFirstRow } from '../db/firstRow.ts';
import { listPendingMigrations } from '../db/migrate.ts';
import { connectionsOfServer } from '../db/openPostgres.ts';
import { listRoles, type RoleRow } from '../services/provider/roles/queries.ts';
import type { Finding } from './finding.ts';

const oldestVersion = 15;
const maxClockDifferenceSeconds = 2;

interface Facts {
  version: number;
  role: string;
  has_trigrams: boolean;
  /** Tables whose rows the role may not read and write. */
  unusable: string[];
  can_delete_audit: boolean;
  connections: number;
  epoch: number;
}

/** The database of a server, as its role sees it. */
export async function examineDatabase(database: PortalDatabase, config: Config): Promise<Finding[]> {
  const askedAt = Date.now();
  const facts = await readFacts(database);
  const clockDifference = Math.abs(facts.epoch - (askedAt + Date.now()) / 2_000);
  const rights = examineRights(facts, config);
  return [
    examineVersion(facts),
    rights,
    // Which migrations have been applied is in a table too.
    ...(rights.state === 'error'
      ? []
      : [
          examineMigrations(await listPendingMigrations(database), facts),
          examineRoles(config, await listRoles(database.db)),
        ]),
    facts.has_trigrams
      ? { state: 'ok', about: 'pg_trgm', text: 'substring searches use indexes' }
      : {
          state: 'warning',
          about: 'pg_trgm',
          text: 'the extension is missing, so substring searches scan all rows',
          advice: 'As a superuser, before the tables are created: create extension pg_trgm.',
        },
    examineConnections(facts, config),
    clockDifference <= maxClockDifferenceSeconds
      ? { state: 'ok', about: 'clock', text: 'the same as that of the database' }
      : {
          state: 'warning',
          about: 'clock',
          text: `${clockDifference.toFixed(0)} s different from that of the database`,
          advice: 'Synchronize both machines (NTP).',
        },
  ];
}

async function readFacts({ db }: PortalDatabase): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::integer / 10000 as version, current_user as role,
      exists (select from pg_extension where extname = 'pg_trgm') as has_trigrams,
      array(
        select relname::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and not (
          has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
          and (relname = 'audit' or has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')))
      ) as unusable,
      coalesce(has_table_privilege(to_regclass('audit'), 'delete'), false) as can_delete_audit,
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer as connections,
      extract(epoch from clock_timestamp()) as epoch`.execute(db);
  return requireFirstRow(rows);
}

function examineVersion({ version }: Facts): Finding {
  const text = `PostgreSQL ${version}`;
  if (version >= oldestVersion) return { state: 'ok', about: 'database', text };
  return { state: 'error', about: 'database', text, advice: `Upgrade it to ${oldestVersion} or newer.` };
}

function examineMigrations(pending: readonly string[], { role }: Facts): Finding {
  if (pending.length === 0) return { state: 'ok', about: 'migrations', text: 'none is pending' };
  return {
    state: 'warning',
    about: 'migrations',
    text: `${pending.length} pending: ${pending.slice(0, 3).join(', ')}${pending.length > 3 ? ', …' : ''}`,
    advice: `As the owner of the tables: node portal.mjs migrate --grant ${role}`,
  };
}

function examineRights({ unusable, role, can_delete_audit }: Facts, { production }: Config): Finding {
  if (unusable.length > 0)
    return {
      state: 'error',
      about: 'rights',
      text: `the role ${role} may not read and write ${unusable.slice(0, 3).join(', ')}${unusable.length > 3 ? ', …' : ''}`,
      advice: `As the owner of the tables: node portal.mjs migrate --grant ${role}`,
    };
  if (production && can_delete_audit)
    return {
      state: 'warning',
      about: 'rights',
      text: `the role ${role} can remove entries of the audit trail`,
      advice: 'Let the servers use a role that does not own the tables (docs/operation.md, Database).',
    };
  return { state: 'ok', about: 'rights', text: `the role ${role} can read and write all rows` };
}

/** Roles of settings that do not exist: no user would have or need what they are for. */
function examineRoles({ secondFactorRoles, singleSignOn }: Config, existing: readonly RoleRow[]): Finding {
  const ofSettings = {
    MFA_REQUIRED_ROLES: secondFactorRoles,
    OIDC_ROLES: singleSignOn?.roles?.mapping.map(({ role }) => role) ?? [],
  };
  const unknown = Object.entries(ofSettings).flatMap(([setting, roles]) =>
    roles
      .filter((role) => !existing.some(({ rolename }) => rolename === role))
      .map((role) => `${role} (${setting})`),
  );
  if (unknown.length === 0) return { state: 'ok', about: 'roles', text: 'those of the settings exist' };
  return {
    state: 'warning',
    about: 'roles',
    text: `not found: ${unknown.join(', ')}`,
    advice: 'Names of roles are case-sensitive; they are listed under Admin, Roles.',
  };
}

function examineConnections({ connections }: Facts, config: Config): Finding {
  const each = connectionsOfServer(config.connections);
  const servers = Math.floor(connections / each);
  return {
    state: 'ok',
    about: 'connections',
    text: `${connections}, enough for ${servers} ${servers === 1 ? 'server' : 'servers'} with ${each} each`,
  };
}
