import {
  type DateDetailRow,
  type StoreDetailRow,
  toDateDetailRow,
  toStoreDetailRow,
} from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import type { Db } from '../../../../db/database.ts';
import { AppError } from '../../../../errors.ts';
import { readCampaignCosts } from '../costs.ts';
import type { CountedResponses } from '../queries.ts';
import { allLevels, parseCampaignLevel, parseMailerLevel, type Level } from './level.ts';
import { listDetailsByDate, listDetailsByStore, findMailerDescription } from './queries.ts';

export const detailHandlers = {
  async listMailerDetailsByStore({ path }, { db }) {
    return toRows(await readStoreDetails(db, toCountedResponses(path), parseMailerLevel(path)));
  },

  async listCampaignDetailsByStore({ path }, { db }) {
    // The request has no view parameter: use the primary view.
    const rows = await readStoreDetails(
      db,
      toCountedResponses({ ...path, expandedView: 'N' }),
      parseCampaignLevel(path),
    );
    return path.eventClass === 0 ? toRows(rows) : [];
  },

  async listMailerDetailsByDate({ path }, { db }) {
    return toRows(await readDateDetails(db, toCountedResponses(path), parseMailerLevel(path)));
  },

  async listCampaignDetailsByDate({ path }, { db }) {
    return toRows(await readDateDetails(db, toCountedResponses(path), parseCampaignLevel(path)));
  },

  async listDetailsOfLevel({ path }, { db }) {
    const which = toCountedResponses(path);
    const level = allLevels[path.detailLevel];
    const stores = await readStoreDetails(db, which, level);
    const dates = await readDateDetails(db, which, level);
    const bySubject = new Map<string, { stores: StoreDetailRow[]; dates: DateDetailRow[] }>();
    for (const { subject } of [...stores, ...dates]) bySubject.set(subject, { stores: [], dates: [] });
    for (const { subject, row } of stores) bySubject.get(subject)?.stores.push(row);
    for (const { subject, row } of dates) bySubject.get(subject)?.dates.push(row);
    return [...bySubject].map(([subject, details]) => ({ subject, ...details }));
  },

  async getMailerDescription({ path }, { db }) {
    const mailerCode = path.mailerCode.trim().toUpperCase();
    const description = await findMailerDescription(db, mailerCode);
    if (description === undefined) {
      throw new AppError('mailer.not_found', `Mailer ${mailerCode} not found`);
    }
    return description;
  },
} satisfies Partial<ProviderHandlers>;

function toCountedResponses(path: { campaignId: number; expandedView: 'Y' | 'N' }): CountedResponses {
  return { campaignId: path.campaignId, expandedView: path.expandedView === 'Y' };
}

/** The rows of a report with the mailer, coupon or campaign that each belongs to. */
interface RowOfSubject<Row> {
  subject: string;
  row: Row;
}

function toRows<Row>(rows: readonly RowOfSubject<Row>[]): Row[] {
  return rows.map(({ row }) => row);
}

async function readStoreDetails(
  db: Db,
  which: CountedResponses,
  level: Level,
): Promise<RowOfSubject<StoreDetailRow>[]> {
  const { costPerPiece } = await readCampaignCosts(db, which.campaignId);
  const rows = await listDetailsByStore(db, which, level);
  return rows.map(({ subject, ...sums }) => ({ subject, row: toStoreDetailRow(sums, costPerPiece) }));
}

async function readDateDetails(
  db: Db,
  which: CountedResponses,
  level: Level,
): Promise<RowOfSubject<DateDetailRow>[]> {
  await readCampaignCosts(db, which.campaignId);
  const rows = await listDetailsByDate(db, which, level);
  return rows.map(({ subject, ...sums }) => ({ subject, row: toDateDetailRow(sums) }));
}
