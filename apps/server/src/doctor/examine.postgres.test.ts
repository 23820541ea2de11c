import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { PortalDatabase } from '../db/database.ts';
import { grantDataAccess } from '../db/grantDataAccess.ts';
import { findFreePort } from '../testing/localPorts.ts';
import { startSmtpDouble, type SmtpDouble } from '../testing/smtpDouble.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { examine } from './examine.ts';
import { formatFinding, type Finding } from './finding.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-doctor-'));
let owner: PortalDatabase;
let ownerUrl: string;
let smtp: SmtpDouble;

beforeAll(async () => {
  const { database, url } = await openTestDatabase();
  owner = database;
  ownerUrl = url ?? '';
  smtp = await startSmtpDouble();
  await sql`drop role if exists portal_doctor`.execute(owner.db);
  await sql`create role portal_doctor login password 'of-the-tests'`.execute(owner.db);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await smtp.close();
  await sql`drop owned by portal_doctor`.execute(owner.db);
  await sql`drop role portal_doctor`.execute(owner.db);
  await owner.close();
});

function urlOfServers(): string {
  const address = new URL(ownerUrl);
  address.username = 'portal_doctor';
  address.password = 'of-the-tests';
  return address.href;
}

/** What is found with these settings, by subject. */
async function examineWith(settings: Record<string, string>): Promise<Record<string, Finding>> {
  const config = readConfig({ DATABASE_URL: urlOfServers(), DATA_DIR: folder, ...settings });
  const findings = await examine(config);
  return Object.fromEntries(findings.map((finding) => [finding.about, finding]));
}

test('a role without rights gets advice, and everything is well afterwards', async () => {
  expect(await examineWith({})).toMatchObject({
    rights: { state: 'error', advice: expect.stringContaining('migrate --grant portal_doctor') },
  });
  await grantDataAccess(owner.db, 'portal_doctor');
  const findings = await examineWith({ SMTP_URL: smtp.url });
  expect(findings).toMatchObject({
    database: { state: 'ok' },
    migrations: { state: 'ok' },
    rights: { state: 'ok' },
    roles: { state: 'ok' },
    clock: { state: 'ok' },
    connections: { text: expect.stringMatching(/enough for \d+ servers with 15 each/) },
    mail: { state: 'ok' },
  });
});

test('pending migrations are named', async () => {
  await sql`update schema_migrations set name = '0099_later' where name = '0031_audit_retention.sql'`.execute(
    owner.db,
  );
  expect(await examineWith({})).toMatchObject({
    database: { state: 'error', text: expect.stringContaining('newer version of the portal') },
  });
  await sql`delete from schema_migrations where name = '0099_later'`.execute(owner.db);
  expect(await examineWith({})).toMatchObject({
    migrations: { state: 'warning', text: '1 pending: 0031_audit_retention.sql' },
  });
});

test('in production, servers that own the tables are warned about', async () => {
  const findings = await examineWith({
    DATABASE_URL: ownerUrl,
    NODE_ENV: 'production',
    PROVIDER_API_URL: 'embedded',
    BARCODE_API_URL: 'embedded',
    GRANT_API_URL: 'embedded',
    REPORTING_SERVER_URL: 'embedded',
  });
  expect(findings).toMatchObject({
    rights: { state: 'warning', text: expect.stringContaining('can remove entries of the audit trail') },
    settings: { state: 'warning' },
  });
});

test('roles of settings that do not exist are named', async () => {
  const findings = await examineWith({
    MFA_REQUIRED_ROLES: 'Administer,administer',
    OIDC_ISSUER: `https://127.0.0.1:${await findFreePort()}`,
    OIDC_CLIENT_ID: 'portal',
    OIDC_ROLES_CLAIM: 'groups',
    OIDC_ROLES: 'admins=Administer; care=Msc',
  });
  expect(findings).toMatchObject({
    roles: { state: 'warning', text: 'not found: administer (MFA_REQUIRED_ROLES), Msc (OIDC_ROLES)' },
  });
});

test('what does not respond is named with what to do', async () => {
  const port = await findFreePort();
  const findings = await examineWith({
    DATABASE_URL: `postgres://portal@127.0.0.1:${port}/portal`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'portal@example.com',
    GRANT_API_URL: `http://127.0.0.1:${port}`,
    GRANT_API_USER_NAME: 'portal',
    GRANT_API_USER_KEY: 'key-of-the-tests',
  });
  expect(findings).toMatchObject({
    database: { state: 'error', text: expect.stringContaining('ECONNREFUSED') },
    mail: { state: 'error', text: expect.stringContaining('ECONNREFUSED') },
    grant: { state: 'error' },
  });
  const withoutAdvice = Object.values(findings).filter((each) => each.state === 'error' && !each.advice);
  expect(withoutAdvice).toEqual([]);
});

test('the folder of mails that are not sent is examined', async () => {
  expect(await examineWith({})).toMatchObject({
    'data folder': { state: 'ok', text: expect.stringMatching(/ \d+ GB free$/) },
  });
  expect(await examineWith({ DATA_DIR: path.join(folder, 'missing') })).toMatchObject({
    'data folder': { state: 'warning', text: expect.stringContaining('does not exist') },
  });
  expect(await examineWith({ SMTP_URL: smtp.url })).not.toHaveProperty('data folder');
});

test('a finding is a line, with what to do below it', () => {
  const finding: Finding = {
    state: 'warning',
    about: 'clock',
    text: '9 s different',
    advice: 'Synchronize.',
  };
  expect(formatFinding(finding)).toBe(
    'warning  clock         9 s different\n                       Synchronize.',
  );
});
