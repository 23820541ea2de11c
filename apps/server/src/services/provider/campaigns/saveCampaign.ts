import type { ProviderSchemas } from '@portal/api-client';
import {
  type AuditedOperation,
  toCampaignPayload,
  validateCampaign,
  type CampaignDraft,
} from '@portal/domain';
import type { Context, ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { lockForTransaction } from '../../../db/advisoryLocks.ts';
import type { Db } from '../../../db/database.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { runChange } from '../runChange.ts';
import { toCampaignDraft } from './draft.ts';
import { createCampaignNotFoundError, requireCampaign } from './requireCampaign.ts';
import {
  insertCampaign,
  listUsedPromocodes,
  lockCampaign,
  replaceCampaign,
  type CampaignWithParts,
  type UsedPromocode,
} from './queries.ts';
import { toCampaign, toCampaignContent, toPromocodes } from './rows.ts';

type SaveResponse = ProviderSchemas['CampaignSaveAnswer'];

/** Creates a campaign. If rules fail, they are returned in `errors`, and nothing is stored. */
export const createCampaign: ProviderHandlers['createCampaign'] = ({ body }, context) =>
  saveCampaign(context, 'createCampaign', async (db) => {
    if (body.campaign.campaignId) return ['campaignId must not be set for a new campaign'];
    const draft = toCampaignDraft(body);
    const errors = await findErrors(db, null, draft);
    return errors.length > 0 ? errors : insertCampaign(db, buildContent(draft));
  });

/** Replaces a campaign with its ranges and promo codes, unless a rule fails. */
export const updateCampaign: ProviderHandlers['updateCampaign'] = ({ header, body }, context) =>
  saveCampaign(context, 'updateCampaign', async (db) => {
    const campaignId = body.campaign.campaignId ?? 0;
    const rowVersion = await lockCampaign(db, campaignId);
    if (rowVersion === undefined) throw createCampaignNotFoundError(campaignId);
    rejectOutdatedVersion(rowVersion, header['If-Match']);
    const draft = toCampaignDraft(body);
    const errors = await findErrors(db, campaignId, draft);
    if (errors.length > 0) return errors;
    await replaceCampaign(db, campaignId, buildContent(draft));
    return campaignId;
  });

/**
 * Saves run one at a time, so that a promo code cannot be used by two campaigns that are saved at the same time.
 * @param store stores the campaign and returns its id, or returns the errors that prevent it
 */
function saveCampaign(
  context: Context,
  operation: AuditedOperation,
  store: (db: Db) => Promise<number | string[]>,
): Promise<SaveResponse> {
  return runChange(
    context,
    operation,
    async (db) => {
      const stored = await store(db);
      if (typeof stored !== 'number') return { response: toRejectedSave(stored), object: null };
      return { response: toSavedCampaign(await requireCampaign(db, stored)), object: `campaign ${stored}` };
    },
    (db) => lockForTransaction(db, 'campaignSave'),
  );
}

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

/** The rules of the draft; if it keeps them, the promo codes that other campaigns use. */
async function findErrors(db: Db, campaignId: number | null, draft: CampaignDraft): Promise<string[]> {
  const errors = validateDraft(draft);
  if (errors.length > 0) return errors;
  const used = await listUsedPromocodes(db, campaignId, buildContent(draft).promocodes);
  return used.map(formatUsedPromocode);
}

function buildContent(draft: CampaignDraft) {
  return toCampaignContent(toCampaignPayload(draft, { recalculateCampaign: false }));
}

function toRejectedSave(errors: string[]): SaveResponse {
  return { errors, campaign: null, promocodes: null };
}

function toSavedCampaign(saved: CampaignWithParts): SaveResponse {
  return { errors: [], campaign: toCampaign(saved), promocodes: toPromocodes(saved) };
}

function formatUsedPromocode(used: UsedPromocode): string {
  return `Promo Code ${used.number}: ${used.promocode} is already used by campaign ${used.owner_id} (${used.owner_name})`;
}
