import { toDateDetailRow, toStoreDetailRow } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import type { Db } from '../../../../db/database.ts';
import { AppError } from '../../../../errors.ts';
import { readCampaignCosts } from '../costs.ts';
import type { CountedResponses } from '../queries.ts';
import { parseCampaignLevel, parseMailerLevel, type Level } from './level.ts';
import { listDetailsByDate, listDetailsByStore, findMailerDescription } from './queries.ts';

type DetailOperation =
  | 'listMailerDetailsByStore'
  | 'getMailerDescription'
  | 'listCampaignDetailsByStore'
  | 'listMailerDetailsByDate'
  | 'listCampaignDetailsByDate';

export const detailHandlers: Pick<ProviderHandlers, DetailOperation> = {
  listMailerDetailsByStore({ path }, { db }) {
    return readStoreDetails(db, toCountedResponses(path), parseMailerLevel(path));
  },

  async listCampaignDetailsByStore({ path }, { db }) {
    // The request has no view parameter: use the primary view.
    const rows = await readStoreDetails(
      db,
      toCountedResponses({ ...path, expandedView: 'N' }),
      parseCampaignLevel(path),
    );
    return path.eventClass === 0 ? rows : [];
  },

  listMailerDetailsByDate({ path }, { db }) {
    return readDateDetails(db, toCountedResponses(path), parseMailerLevel(path));
  },

  listCampaignDetailsByDate({ path }, { db }) {
    return readDateDetails(db, toCountedResponses(path), parseCampaignLevel(path));
  },

  async getMailerDescription({ path }, { db }) {
    const mailerCode = path.mailerCode.trim().toUpperCase();
    const description = await findMailerDescription(db, mailerCode);
    if (description === undefined) {
      throw new AppError('mailer.not_found', `Mailer ${mailerCode} not found`);
    }
    return description;
  },
};

function toCountedResponses(path: { campaignId: number; expandedView: 'Y' | 'N' }): CountedResponses {
  return { campaignId: path.campaignId, expandedView: path.expandedView === 'Y' };
}

async function readStoreDetails(db: Db, which: CountedResponses, level: Level) {
  const { costPerPiece } = await readCampaignCosts(db, which.campaignId);
  const rows = await listDetailsByStore(db, which, level);
  return rows.map(({ pref, geo, accounting, ...sums }) =>
    toStoreDetailRow(
      { ...sums, prefMailed: pref, geoMailed: geo, accountingAssigned: accounting },
      costPerPiece,
    ),
  );
}

async function readDateDetails(db: Db, which: CountedResponses, level: Level) {
  await readCampaignCosts(db, which.campaignId);
  const rows = await listDetailsByDate(db, which, level);
  return rows.map(toDateDetailRow);
}
