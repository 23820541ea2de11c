import type { ProviderSchemas } from '@portal/api-client';
import { addDays, getFirstActiveDay, listDormantUsers, type RecordKind } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { countJobs, listJobs } from '../../barcode/overviews/queries.ts';
import { countApplications, listApplications } from '../../grant/applications/queries.ts';
import { findPagePosition, type PagePosition } from '../../lists/paging.ts';
import { toDayText, toInstantText } from '../../responseFields.ts';
import { countMailers, listMailers } from '../mailers/queries.ts';
import { listSentMessages } from '../messages/queries.ts';
import type { HomeSection } from './homeSections.ts';
import {
  listLockedUsers,
  listLongAbsentUsers,
  maxRecords,
  type CountedRecords,
  type ListedRecord,
} from './queries.ts';

type Attention = ProviderSchemas['HomeAttention'];

/** Something that may need attention. */
interface Check {
  kind: Attention['kind'];
  section: HomeSection;
  /** Kind of the records that are listed. */
  records: RecordKind;
  /** The section of the page that opens these records. Default: `section`. */
  recordSection?: HomeSection;
  /** How many days before today counting begins: what is older is done with. Default: everything counts. */
  days?: number;
  read: (db: Db, from: string) => Promise<CountedRecords>;
}

/** Older ones are done with: days before today. */
const jobDays = 13;
const applicationDays = 30;

/** Those of the list that the line links to; the detail of a job says why it failed. */
const readJobs = createRead(countJobs, listJobs, (row) => ({
  id: String(row.id),
  title: row.jobName,
  detail: row.failure ?? '',
}));
const readMailers = createRead(countMailers, listMailers, (row) => ({
  id: row.mailer_code,
  title: row.mailer_code,
  detail: row.description,
}));
const readApplications = createRead(countApplications, listApplications, (row) => ({
  id: String(row.applicationId),
  title: row.name,
  detail: [row.city, row.state].filter(Boolean).join(', '),
}));

const checks: readonly Check[] = [
  {
    kind: 'failedJobs',
    section: 'jobs',
    records: 'job',
    days: jobDays,
    read: (db, from) => readJobs(db, { status: 'Failed', from }),
  },
  {
    kind: 'waitingJobs',
    section: 'jobs',
    records: 'job',
    days: jobDays,
    read: (db, from) => readJobs(db, { status: 'New', from }),
  },
  {
    kind: 'unassignedMailers',
    section: 'mailers',
    records: 'mailer',
    days: 0,
    read: (db, saleBeginFrom) =>
      readMailers(db, {
        codePrefix: '',
        saleBeginFrom,
        descriptionPart: '',
        hasNoCampaign: true,
        sortBy: 'saleBegin',
        descending: false,
      }),
  },
  {
    kind: 'unopenedApplications',
    section: 'applications',
    records: 'application',
    days: applicationDays,
    read: (db, from) => readApplications(db, { opened: 'no', from }),
  },
  { kind: 'failedMessages', section: 'messages', records: 'user', read: countFailedMessages },
  {
    kind: 'dormantUsers',
    section: 'dormantUsers',
    records: 'user',
    recordSection: 'lockedUsers',
    read: readDormantUsers,
  },
  { kind: 'lockedUsers', section: 'lockedUsers', records: 'user', read: listLockedUsers },
];

/** What needs attention in the sections; nothing is listed that is in order. */
export async function readAttention(
  db: Db,
  sections: readonly HomeSection[],
  today: string,
): Promise<Attention[]> {
  const found = await Promise.all(
    checks
      .filter(({ section }) => sections.includes(section))
      .map(async ({ kind, section, records: recordKind, recordSection = section, days, read }) => {
        const from = addDays(today, -(days ?? 0));
        const { count, records } = await read(db, from);
        return {
          kind,
          count,
          from: days === undefined ? null : toDayText(from),
          records: sections.includes(recordSection)
            ? records.map((record) => ({ ...record, kind: recordKind }))
            : [],
        };
      }),
  );
  return found.filter(({ count }) => count > 0);
}

/** Counts what a list finds, with its first rows. */
function createRead<Search, Row>(
  countRows: (db: Db, search: Search) => Promise<number>,
  listRows: (db: Db, search: Search, position: PagePosition) => Promise<Row[]>,
  toRecord: (row: Row) => ListedRecord,
): (db: Db, search: Search) => Promise<CountedRecords> {
  return async (db, search) => {
    const count = await countRows(db, search);
    const rows = await listRows(db, search, findPagePosition(count, 1, maxRecords));
    return { count, records: rows.map(toRecord) };
  };
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
      ...row,
      lastLoginDate: toInstantText(row.lastLoginDate),
      isLockedOut: false,
    })),
    now,
  );
  return {
    count: dormant.length,
    records: dormant
      .slice(0, maxRecords)
      .map(({ userId, username, fullName }) => ({ id: String(userId), title: username, detail: fullName })),
  };
}
