import { canOpenPath } from '@portal/domain';
import { Button } from '@portal/ui/controls';
import { useOutletContext } from 'react-router-dom';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { type Download, useDownload } from '../../../downloads/useDownload.ts';
import type { Pages } from '../../../navigation/usePages.ts';
import { CAMPAIGN_UPDATE_PATH } from '../paths.ts';

export interface MailerSummaryActionsProps {
  /** The selected campaign. */
  campaignId: number | null;
  /** The workbook of the report shown; `null` without a report. */
  workbook: Download | null;
}

/** The page actions of the mailer summary. */
export function MailerSummaryActions({ campaignId, workbook }: MailerSummaryActionsProps) {
  const { tree, user } = useOutletContext<Pages>();
  const openDialog = useOpenDialog();
  const { start, dialog } = useDownload();

  return (
    <>
      <Button onClick={() => openDialog('mailerSummaryHelp')}>Help</Button>
      <Button
        disabledReason={getEditDisabledReason(campaignId, canOpenPath(tree, CAMPAIGN_UPDATE_PATH, user))}
        onClick={() => campaignId !== null && openDialog('editCampaign', campaignId)}
      >
        Edit Campaign
      </Button>
      <Button
        disabledReason={workbook ? undefined : 'Show a report first'}
        onClick={() => workbook && start(workbook)}
      >
        Download Workbook
      </Button>
      {dialog}
    </>
  );
}

function getEditDisabledReason(campaignId: number | null, isAllowed: boolean): string | undefined {
  if (!isAllowed) return "You don't have permission to edit campaigns";
  return campaignId === null ? 'No campaign selected' : undefined;
}
