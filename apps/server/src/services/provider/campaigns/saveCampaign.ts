import type { ProviderSchemas } from '@portal/api-client';
import {
  type AuditedOperation,
  toCampaignPayload,
  validateCampaign,
  type CampaignDraft,
  campaignToDraft,
} from '@portal/domain';
import type { Context, ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { lockForTransaction } from '../../../db/advisoryLocks.ts';
import type { Db } from '../../../db/database.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { listChanges } from '../listChanges.ts';
import { runChange, type ChangeResult } from '../runChange.ts';
import { requireCampaign } from './requireCampaign.ts';
import {
  insertCampaign,
  listUsedPromocodes,
  lockCampaign,
  replaceCampaign,
  type CampaignContent,
  type CampaignWithParts,
  type PromocodeRow,
  type UsedPromocode,
} from './queries.ts';
import { toCampaign, toCampaignContent, toEditableFields, toPromocodes } from './rows.ts';

type SaveResponse = ProviderSchemas['CampaignSaveResponse'];

/**
 * Creates a campaign. If rules fail, they are returned in `errors`, and nothing is stored. A promo code of another
 * campaign is returned in `errors` too, and the campaign is stored without it.
 */
export const createCampaign: ProviderHandlers['createCampaign'] = ({ body }, context) =>
  saveCampaign(context, 'createCampaign', async (db) => {
    if (body.campaign.campaignId) return ['campaignId must not be set for a new campaign'];
    const draft = toCampaignDraft(body);
    const broken = validateDraft(draft);
    if (broken.length > 0) return broken;
    const { content, errors } = await refuseUsedPromocodes(db, null, buildContent(draft));
    return { campaignId: await insertCampaign(db, content), errors };
  });

/** Replaces a campaign with its ranges and promo codes, unless a rule fails; refused promo codes as in `createCampaign`. */
export const updateCampaign: ProviderHandlers['updateCampaign'] = ({ header, body }, context) =>
  saveCampaign(context, 'updateCampaign', async (db) => {
    const campaignId = body.campaign.campaignId ?? 0;
    await lockCampaign(db, campaignId);
    const before = await requireCampaign(db, campaignId);
    rejectOutdatedVersion(before.campaign.row_version, header['If-Match']);
    const draft = toCampaignDraft(body);
    const broken = validateDraft(draft);
    if (broken.length > 0) return broken;
    const { content, errors } = await refuseUsedPromocodes(db, before, buildContent(draft));
    const changed = listChanges(toEditableFields(before), toEditableFields(content));
    if (changed.length > 0) await replaceCampaign(db, campaignId, content);
    return { campaignId, errors, changed };
  });

interface StoredCampaign extends Pick<ChangeResult<unknown>, 'changed'> {
  campaignId: number;
  /** What was not stored. */
  errors: string[];
}

/**
 * Saves run one at a time, so that a promo code cannot be used by two campaigns that are saved at the same time.
 * @param store stores the campaign, or returns the errors that prevent it
 */
function saveCampaign(
  context: Context,
  operation: AuditedOperation,
  store: (db: Db) => Promise<StoredCampaign | string[]>,
): Promise<SaveResponse> {
  return runChange(
    context,
    operation,
    async (db) => {
      const stored = await store(db);
      if (Array.isArray(stored)) return { response: toRejectedSave(stored), object: null };
      const { campaignId, errors, ...edit } = stored;
      const response = toSavedCampaign(await requireCampaign(db, campaignId), errors);
      return { response, object: `campaign ${campaignId}`, ...edit };
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

/** Leaves out the promo codes that other campaigns use; their places keep what they have. */
async function refuseUsedPromocodes(db: Db, before: CampaignWithParts | null, content: CampaignContent) {
  const used = await listUsedPromocodes(db, before?.campaign.campaign_id ?? null, content.promocodes);
  const isRefused = ({ number }: PromocodeRow) => used.some((code) => code.number === number);
  const stored = before?.promocodes ?? [];
  const promocodes = [
    ...content.promocodes.filter((code) => !isRefused(code)),
    ...stored.filter((code) => isRefused(code)),
  ];
  return { content: { ...content, promocodes }, errors: used.map(formatUsedPromocode) };
}

function buildContent(draft: CampaignDraft) {
  return toCampaignContent(toCampaignPayload(draft, { recalculateCampaign: false }));
}

function toRejectedSave(errors: string[]): SaveResponse {
  return { errors, campaign: null, promocodes: null };
}

function toSavedCampaign(saved: CampaignWithParts, errors: string[]): SaveResponse {
  return { errors, campaign: toCampaign(saved), promocodes: toPromocodes(saved) };
}

function formatUsedPromocode(used: UsedPromocode): string {
  return `Promo Code ${used.number}: ${used.promocode} is already used by campaign ${used.owner_id} (${used.owner_name})`;
}

/**
 * Builds a draft from the valid parts of a body, so that campaign rules can check it even if it violates the contract.
 */
function toCampaignDraft(body: unknown): CampaignDraft {
  const { campaign, promocodes } = Object(body) as Record<string, unknown>;
  return campaignToDraft({ campaign: pickTexts(campaign), promocodes: pickTexts(promocodes) });
}

function pickTexts(part: unknown): Record<string, string> {
  const texts = Object.entries(Object(part))
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([field, value]) => [field, String(value)]);
  return Object.fromEntries(texts);
}
