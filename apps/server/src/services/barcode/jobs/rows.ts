import type { BarcodeSchemas } from '@portal/api-client';
import type { BarcodeCount } from '@portal/domain/barcode';
import type { JobRow } from './queries.ts';

/** @param barcodeCounts of a job that has not been started */
export function toJobState(
  row: JobRow,
  barcodeCounts: readonly BarcodeCount[] | null,
): BarcodeSchemas['JobState'] {
  return {
    id: row.job_id,
    jobName: row.job_name,
    joannStatsTable: row.stats_table,
    channelId: row.channel_id,
    step: toStep(row),
    status: row.status,
    orceCampaignId: row.ce_campaign_id,
    campaignLocked: row.campaign_locked,
    outputFileName: row.output_file,
    failure: row.failure,
    draft: row.draft,
    rowVersion: row.row_version,
    rowsChangedBy: row.rows_changed_by,
    ...(barcodeCounts && { barcodeCounts: [...barcodeCounts] }),
  };
}

/** The wizard step that a job has reached. */
function toStep({ status, rows_saved: hasSavedRows }: JobRow): number {
  switch (status) {
    case 'New':
      return hasSavedRows ? 3 : 2;
    case 'Processing':
      return 4;
    default:
      return 5;
  }
}
