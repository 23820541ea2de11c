import { dateDetailRow, storeDetailRow } from '@portal/domain/reports';
import type { ProviderHandlers } from '../../../../contract/handlers.ts';
import type { Db } from '../../../../db/database.ts';
import { AppError } from '../../../../errors.ts';
import { campaignCosts } from '../costs.ts';
import type { CountedResponses } from '../queries.ts';
import { campaignLevel, mailerLevel, type Level } from './level.ts';
import { detailsByDate, detailsByStore, mailerDescription } from './queries.ts';

type DetailOperation =
  | 'listMailerDetailsByStore'
  | 'getMailerDescription'
  | 'listCampaignDetailsByStore'
  | 'listMailerDetailsByDate'
  | 'listCampaignDetailsByDate';

export const detailHandlers: Pick<ProviderHandlers, DetailOperation> = {
  listMailerDetailsByStore({ path }, { db }) {
    return byStore(db, whichOf(path), mailerLevel(path));
  },

  async listCampaignDetailsByStore({ path }, { db }) {
    // The request has no view parameter: use the primary view.
    const rows = await byStore(db, whichOf({ ...path, expandedView: 'N' }), campaignLevel(path));
    return path.eventClass === 0 ? rows : [];
  },

  listMailerDetailsByDate({ path }, { db }) {
    return byDate(db, whichOf(path), mailerLevel(path));
  },

  listCampaignDetailsByDate({ path }, { db }) {
    return byDate(db, whichOf(path), campaignLevel(path));
  },

  async getMailerDescription({ path }, { db }) {
    const mailerCode = path.mailerCode.trim().toUpperCase();
    const description = await mailerDescription(db, mailerCode);
    if (description === undefined) {
      throw new AppError('mailer.not_found', `There is no mailer ${mailerCode}`);
    }
    return description;
  },
};

function whichOf(path: { campaignId: number; expandedView: 'Y' | 'N' }): CountedResponses {
  return { campaignId: path.campaignId, expandedView: path.expandedView === 'Y' };
}

async function byStore(db: Db, which: CountedResponses, level: Level) {
  const { costPerPiece } = await campaignCosts(db, which.campaignId);
  const rows = await detailsByStore(db, which, level);
  return rows.map(({ pref, geo, accounting, ...sums }) =>
    storeDetailRow(
      { ...sums, prefMailed: pref, geoMailed: geo, accountingAssigned: accounting },
      costPerPiece,
    ),
  );
}

async function byDate(db: Db, which: CountedResponses, level: Level) {
  await campaignCosts(db, which.campaignId);
  const rows = await detailsByDate(db, which, level);
  return rows.map(dateDetailRow);
}
