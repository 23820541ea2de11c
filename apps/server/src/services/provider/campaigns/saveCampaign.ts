import type { ProviderSchemas } from '@portal/api-client';
import { toCampaignPayload, validateCampaign, type CampaignDraft } from '@portal/domain';
import type { ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { lockForTransaction } from '../../../db/advisoryLocks.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import { rejectOutdatedVersion } from '../rejectOutdatedVersion.ts';
import { toCampaignDraft } from './draft.ts';
import { createCampaignNotFoundError, requireCampaign } from './requireCampaign.ts';
import {
  insertCampaign,
  lockCampaign,
  replaceCampaign,
  listSharedPromocodes,
  type SharedPromocode,
} from './queries.ts';
import { toCampaign, toCampaignContent, toPromocodes } from './rows.ts';

type SaveResponse = ProviderSchemas['CampaignSaveAnswer'];

/** Creates a campaign. If rules fail, they are returned in `errors`, and nothing is stored. */
export const createCampaign: ProviderHandlers['createCampaign'] = async ({ body }, context) => {
  if (body.campaign.campaignId) return toRejectedSave(['campaignId must not be set for a new campaign']);
  const draft = toCampaignDraft(body);
  const errors = validateDraft(draft);
  if (errors.length > 0) return toRejectedSave(errors);
  return context.db.transaction().execute(async (db) => {
    await lockForTransaction(db, 'campaignSave');
    const campaignId = await insertCampaign(db, buildContent(draft));
    await writeAudit(db, context, { operation: 'createCampaign', object: `campaign ${campaignId}` });
    return toSavedCampaign(db, campaignId);
  });
};

/** Replaces a campaign with its ranges and promo codes, unless a rule fails. */
export const updateCampaign: ProviderHandlers['updateCampaign'] = ({ header, body }, context) =>
  context.db.transaction().execute(async (db) => {
    await lockForTransaction(db, 'campaignSave');
    const campaignId = body.campaign.campaignId ?? 0;
    const rowVersion = await lockCampaign(db, campaignId);
    if (rowVersion === undefined) throw createCampaignNotFoundError(campaignId);
    rejectOutdatedVersion(rowVersion, header['If-Match']);
    const draft = toCampaignDraft(body);
    const errors = validateDraft(draft);
    if (errors.length > 0) return toRejectedSave(errors);
    await replaceCampaign(db, campaignId, buildContent(draft));
    await writeAudit(db, context, { operation: 'updateCampaign', object: `campaign ${campaignId}` });
    return toSavedCampaign(db, campaignId);
  });

const handleInvalidBody = (body: unknown, { message }: { message: string }): SaveResponse => {
  const errors = validateDraft(toCampaignDraft(body));
  return toRejectedSave(errors.length > 0 ? errors : [message]);
};

export const campaignInvalidBodyHandlers = {
  createCampaign: handleInvalidBody,
  updateCampaign: handleInvalidBody,
} satisfies ProviderInvalidBodyHandlers;

function validateDraft(draft: CampaignDraft): string[] {
  return validateCampaign(draft).map((error) => error.message);
}

function buildContent(draft: CampaignDraft) {
  return toCampaignContent(toCampaignPayload(draft, { recalculateCampaign: false }));
}

function toRejectedSave(errors: string[]): SaveResponse {
  return { errors, campaign: null, promocodes: null };
}

/** The stored campaign, with warnings about shared promo codes. */
async function toSavedCampaign(db: Db, campaignId: number): Promise<SaveResponse> {
  const whole = await requireCampaign(db, campaignId);
  const errors = (await listSharedPromocodes(db, campaignId)).map(formatSharedPromocode);
  return { errors, campaign: toCampaign(whole), promocodes: toPromocodes(whole) };
}

function formatSharedPromocode({ number, promocode, other_id: otherId }: SharedPromocode): string {
  return `Promo Code ${number}: ${promocode} is already used by campaign ${otherId}`;
}
