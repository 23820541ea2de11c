import type { ProviderSchemas } from '@portal/api-client';
import { campaignPayload, validateCampaign, type CampaignDraft } from '@portal/domain';
import { sessionOf } from '../../../access/sessionOf.ts';
import type { Context, ProviderBodyRefusals, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import { requireVersion } from '../rowVersions.ts';
import { toCampaignDraft } from './draft.ts';
import { campaignNotFound, existingCampaign } from './existingCampaign.ts';
import {
  insertCampaign,
  lockCampaign,
  lockSaves,
  replaceCampaign,
  sharedPromocodes,
  type SharedPromocode,
} from './queries.ts';
import { toCampaign, toCampaignContent, toPromocodes } from './rows.ts';

type Answer = ProviderSchemas['CampaignSaveAnswer'];

/** Creates a campaign. If rules fail, they are returned in `errors`, and nothing is stored. */
export const createCampaign: ProviderHandlers['createCampaign'] = async ({ body }, context) => {
  if (body.campaign.campaignId) return refused(['A new campaign has no campaignId']);
  const draft = toCampaignDraft(body);
  const errors = messagesOf(draft);
  if (errors.length > 0) return refused(errors);
  return context.db.transaction().execute(async (db) => {
    await lockSaves(db);
    const campaignId = await insertCampaign(db, contentOf(draft));
    await audit(db, context, 'createCampaign', campaignId);
    return stored(db, campaignId);
  });
};

/** Replaces a campaign with its ranges and promo codes, unless a rule fails. */
export const updateCampaign: ProviderHandlers['updateCampaign'] = ({ header, body }, context) =>
  context.db.transaction().execute(async (db) => {
    await lockSaves(db);
    const campaignId = body.campaign.campaignId ?? 0;
    const rowVersion = await lockCampaign(db, campaignId);
    if (rowVersion === undefined) throw campaignNotFound(campaignId);
    requireVersion(rowVersion, header['If-Match']);
    const draft = toCampaignDraft(body);
    const errors = messagesOf(draft);
    if (errors.length > 0) return refused(errors);
    await replaceCampaign(db, campaignId, contentOf(draft));
    await audit(db, context, 'updateCampaign', campaignId);
    return stored(db, campaignId);
  });

const refuseBody = (body: unknown, { sentence }: { sentence: string }): Answer => {
  const errors = messagesOf(toCampaignDraft(body));
  return refused(errors.length > 0 ? errors : [sentence]);
};

export const campaignBodyRefusals = {
  createCampaign: refuseBody,
  updateCampaign: refuseBody,
} satisfies ProviderBodyRefusals;

function messagesOf(draft: CampaignDraft): string[] {
  return validateCampaign(draft).map((error) => error.message);
}

function contentOf(draft: CampaignDraft) {
  return toCampaignContent(campaignPayload(draft, { recalculateCampaign: false }));
}

function refused(errors: string[]): Answer {
  return { errors, campaign: null, promocodes: null };
}

/** The stored campaign, with warnings about shared promo codes. */
async function stored(db: Db, campaignId: number): Promise<Answer> {
  const whole = await existingCampaign(db, campaignId);
  const errors = (await sharedPromocodes(db, campaignId)).map(textOf);
  return { errors, campaign: toCampaign(whole), promocodes: toPromocodes(whole) };
}

function textOf({ number, promocode, other_id: otherId }: SharedPromocode): string {
  return `Promo Code ${number}: ${promocode} is already used by campaign ${otherId}`;
}

function audit(db: Db, context: Context, operation: string, campaignId: number): Promise<void> {
  return writeAudit(db, {
    user: sessionOf(context),
    source: context.source,
    operation,
    object: `campaign ${campaignId}`,
    requestId: context.requestId,
  });
}
