import { isApiError } from '@portal/api-client';
import { campaignDifferences } from '@portal/domain';
import type { CampaignSaved, CampaignValues } from '@portal/ui/campaigns';
import { useState } from 'react';
import { failureText } from '../../../api/failures.ts';
import {
  campaignValues,
  type CampaignVersion,
  freshCampaign,
  recalculateCampaign,
  saveCampaign,
} from './campaigns.ts';

/**
 * Saves a campaign and, where that is due, has it recalculated. A campaign that was stored with errors is updated by
 * the next save (specification 2 §4).
 * @param atOpening the campaign that is edited; `null` adds one
 */
export function useCampaignSaving(atOpening: CampaignVersion | null) {
  const [stored, setStored] = useState(atOpening);

  async function save(values: CampaignValues): Promise<CampaignSaved> {
    const isDue = stored === null || values.recalculateCampaign;
    let errors: readonly string[];
    let campaignId: number | undefined;
    try {
      const answer = await saveCampaign(values, stored);
      errors = answer.errors;
      campaignId = answer.campaign?.campaignId;
      if (answer.campaign) {
        setStored({ campaignId: answer.campaign.campaignId, rowVersion: answer.campaign.rowVersion });
      }
    } catch (error) {
      if (stored && isApiError(error) && error.status === 412) return adoptTheirs(stored, values);
      return { ok: false, errors: [], message: failureText(error) };
    }
    // An update of a service that answers no campaign keeps its id.
    campaignId ??= errors.length === 0 ? stored?.campaignId : undefined;
    const failure = isDue && campaignId !== undefined ? await recalculated(campaignId) : null;
    if (errors.length === 0 && failure === null) return { ok: true };
    const saved = campaignId === undefined ? 'Nothing was stored.' : 'The campaign was stored.';
    const written =
      isDue && failure === null && campaignId !== undefined ? await recomputed(campaignId) : undefined;
    return { ok: false, errors, message: `${saved} ${failure ?? 'See the Error List.'}`, written };
  }

  /** What the recalculation has left; nothing when that cannot be read. */
  async function recomputed(campaignId: number) {
    try {
      const fresh = await freshCampaign(campaignId);
      setStored({ campaignId, rowVersion: fresh.campaign.rowVersion });
      const { analysisResults, updateDate } = campaignValues(fresh);
      return { analysisResults, updateDate };
    } catch {
      return undefined;
    }
  }

  /** Somebody else has saved it since: says what differs, and lets the next save go over that version. */
  async function adoptTheirs({ campaignId }: CampaignVersion, mine: CampaignValues): Promise<CampaignSaved> {
    try {
      const fresh = await freshCampaign(campaignId);
      setStored({ campaignId, rowVersion: fresh.campaign.rowVersion });
      return {
        ok: false,
        errors: campaignDifferences(campaignValues(fresh), mine),
        message:
          'Somebody else has saved this campaign since you opened it. The Error List says what it holds now; Save again replaces it by yours.',
      };
    } catch (error) {
      return { ok: false, errors: [], message: failureText(error) };
    }
  }

  return { stored, save };
}

/** Why a recalculation failed; `null` when it is done. */
async function recalculated(campaignId: number): Promise<string | null> {
  try {
    await recalculateCampaign(campaignId);
    return null;
  } catch (error) {
    return `The recalculation failed: ${failureText(error)}`;
  }
}
