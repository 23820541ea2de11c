import type { ProviderSchemas } from '@portal/api-client';
import { addDays, getFirstActiveDay, listDormantUsers, type RecordKind } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { toInstantText } from '../../responseFields.ts';
import { listSentMessages } from '../messages/queries.ts';
import type { HomeSection } from './homeSections.ts';
import {
  listJobsOfStatus,
  listLockedUsers,
  listLongAbsentUsers,
  listUnassignedMailers,
  listUnopenedApplications,
  type CountedRecords,
  type HomeDays,
} from './queries.ts';

type Attention = ProviderSchemas['HomeAttention'];

/** Something that may need attention. */
interface Check {
  kind: Attention['kind'];
  section: HomeSection;
  /** Kind of the records that are listed. */
  records: RecordKind;
  read: (db: Db, days: HomeDays) => Promise<CountedRecords>;
}

/** Older ones are done with. */
const maxApplicationDays = 30;
const maxListed = 5;

const checks: readonly Check[] = [
  {
    kind: 'failedJobs',
    section: 'jobs',
    records: 'job',
    read: (db, { first }) => listJobsOfStatus(db, 'Failed', first),
  },
  {
    kind: 'waitingJobs',
    section: 'jobs',
    records: 'job',
    read: (db, { first }) => listJobsOfStatus(db, 'New', first),
  },
  { kind: 'unassignedMailers', section: 'mailers', records: 'mailer', read: listUnassignedMailers },
  {
    kind: 'unopenedApplications',
    section: 'applications',
    records: 'application',
    read: (db, { today }) => listUnopenedApplications(db, addDays(today, -maxApplicationDays)),
  },
  { kind: 'failedMessages', section: 'messages', records: 'user', read: countFailedMessages },
  { kind: 'dormantUsers', section: 'dormantUsers', records: 'user', read: readDormantUsers },
  { kind: 'lockedUsers', section: 'lockedUsers', records: 'user', read: listLockedUsers },
];

/** What needs attention in the sections; nothing is listed that is in order. */
export async function readAttention(
  db: Db,
  sections: readonly HomeSection[],
  days: HomeDays,
): Promise<Attention[]> {
  const found = await Promise.all(
    checks
      .filter(({ section }) => sections.includes(section))
      .map(async ({ kind, records: recordKind, read }) => {
        const { count, records } = await read(db, days);
        return { kind, count, records: records.map((record) => ({ ...record, kind: recordKind })) };
      }),
  );
  return found.filter(({ count }) => count > 0);
}

/** Deliveries that failed, of the messages that Send Message lists. */
async function countFailedMessages(db: Db): Promise<CountedRecords> {
  const messages = await listSentMessages(db);
  return { count: messages.reduce((sum, { failed }) => sum + failed, 0), records: [] };
}

/** Those that Dormant Users lists. */
async function readDormantUsers(db: Db): Promise<CountedRecords> {
  const now = new Date();
  const rows = await listLongAbsentUsers(db, getFirstActiveDay(now));
  const dormant = listDormantUsers(
    rows.map((row) => ({
      userId: row.user_id,
      username: row.username,
      fullName: row.full_name,
      companyAbbrev: row.company_abbrev,
      lastLoginDate: toInstantText(row.last_login_date),
      isLockedOut: false,
    })),
    now,
  );
  return {
    count: dormant.length,
    records: dormant
      .slice(0, maxListed)
      .map(({ userId, username, fullName }) => ({ id: String(userId), title: username, detail: fullName })),
  };
}
