import { listCampaignDifferences } from '@portal/domain';
import type { CampaignSaveResult, CampaignFormValues } from '@portal/ui/campaigns';
import { useState } from 'react';
import { getFailureMessage, logFailure } from '../../../api/failures.ts';
import { getEarlierResponse } from '../../../api/idempotencyKeys.ts';
import { describeConflict } from '../../../api/saveVersion.ts';
import {
  type addCampaign,
  type CampaignDetail,
  type CampaignVersion,
  fetchCampaign,
  listStoredPromocodes,
  recalculateCampaign,
  saveCampaign,
  toCampaignValues,
} from './campaigns.ts';

/**
 * Saves a campaign and recalculates it if required. A campaign that was stored with errors is updated by the next
 * save (specification 2 §4).
 * @param initialVersion the campaign being edited; `null` adds one
 * @param onContinue called when the user continues from the version that someone else has saved
 */
export function useCampaignSave(
  initialVersion: CampaignVersion | null,
  onContinue: (theirs: CampaignDetail, mine: CampaignFormValues) => void,
) {
  const [stored, setStored] = useState(initialVersion);

  function save(values: CampaignFormValues): Promise<CampaignSaveResult> {
    return saveAs(values, stored, stored === null || values.recalculateCampaign);
  }

  async function saveAs(
    values: CampaignFormValues,
    replaced: CampaignVersion | null,
    needsRecalculation: boolean,
  ): Promise<CampaignSaveResult> {
    let errors: readonly string[];
    let campaignId: number | undefined;
    let storedValues: Partial<CampaignFormValues> = {};
    try {
      const { saved, theirs } = await saveCampaign(values, replaced);
      if (theirs) return reportConflict(theirs, values);
      errors = saved.errors;
      campaignId = saved.campaign?.campaignId;
      storedValues = listStoredPromocodes(values, saved);
      if (saved.campaign) setStored(toVersion(saved.campaign));
    } catch (error) {
      logFailure(error);
      const earlier = getEarlierCampaign(error);
      if (!earlier) return { ok: false, errors: [], message: getFailureMessage(error) };
      // A save whose response was lost has added the campaign: it is now updated by what was changed since.
      setStored(earlier);
      return saveAs(values, earlier, needsRecalculation);
    }
    // Some services return no campaign from an update: its id is unchanged.
    campaignId ??= errors.length === 0 ? replaced?.campaignId : undefined;
    const failure = needsRecalculation && campaignId !== undefined ? await tryRecalculate(campaignId) : null;
    if (errors.length === 0 && failure === null) return { ok: true };
    const savedText = campaignId === undefined ? 'Nothing was saved.' : 'The campaign was saved.';
    const written =
      needsRecalculation && failure === null && campaignId !== undefined
        ? await fetchRecalculatedValues(campaignId)
        : undefined;
    return {
      ok: false,
      errors,
      message: `${savedText} ${failure ?? 'See the Error List.'}`,
      serverValues: written,
      isStored: campaignId !== undefined,
      storedValues,
    };
  }

  /** The values after the recalculation; `undefined` when they cannot be loaded. */
  async function fetchRecalculatedValues(campaignId: number) {
    try {
      const fresh = await fetchCampaign(campaignId);
      setStored(toVersion(fresh.campaign));
      const { analysisResults, updateDate } = toCampaignValues(fresh);
      return { analysisResults, updateDate };
    } catch (error) {
      logFailure(error);
      return undefined;
    }
  }

  /** Someone else has saved a newer version: reports the differences, and lets the next save replace it. */
  function reportConflict(theirs: CampaignDetail, mine: CampaignFormValues): CampaignSaveResult {
    setStored(toVersion(theirs.campaign));
    return {
      ok: false,
      errors: [],
      conflict: {
        title: describeConflict('campaign'),
        differences: listCampaignDifferences(toCampaignValues(theirs), mine),
        onContinue: (current) => onContinue(theirs, current as unknown as CampaignFormValues),
      },
    };
  }

  return { stored, save };
}

/** Recalculates; returns the error message, or `null` on success. */
async function tryRecalculate(campaignId: number): Promise<string | null> {
  try {
    await recalculateCampaign(campaignId);
    return null;
  } catch (error) {
    return `Recalculation failed: ${getFailureMessage(error)}`;
  }
}

/** The campaign that was added by a save whose response was lost. */
function getEarlierCampaign(error: unknown): CampaignVersion | undefined {
  const earlier = getEarlierResponse(error) as Awaited<ReturnType<typeof addCampaign>> | undefined;
  return earlier?.data?.campaign ? toVersion(earlier.data.campaign) : undefined;
}

function toVersion({ campaignId, rowVersion }: CampaignDetail['campaign']): CampaignVersion {
  return { campaignId, rowVersion };
}
