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
 * Saves a campaign and recalculates it if required. A campaign that was stored with errors is updated by the next
 * save (specification 2 §4).
 * @param atOpening the campaign being edited; `null` adds one
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
    // Some services return no campaign from an update: its id is unchanged.
    campaignId ??= errors.length === 0 ? stored?.campaignId : undefined;
    const failure = isDue && campaignId !== undefined ? await recalculated(campaignId) : null;
    if (errors.length === 0 && failure === null) return { ok: true };
    const saved = campaignId === undefined ? 'Nothing was stored.' : 'The campaign was stored.';
    const written =
      isDue && failure === null && campaignId !== undefined ? await recomputed(campaignId) : undefined;
    return { ok: false, errors, message: `${saved} ${failure ?? 'See the Error List.'}`, written };
  }

  /** The values after the recalculation; `undefined` when they cannot be loaded. */
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

  /** Someone else has saved a newer version: reports the differences, and lets the next save overwrite it. */
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

/** Recalculates; returns the error message, or `null` on success. */
async function recalculated(campaignId: number): Promise<string | null> {
  try {
    await recalculateCampaign(campaignId);
    return null;
  } catch (error) {
    return `The recalculation failed: ${failureText(error)}`;
  }
}
