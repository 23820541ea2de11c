import { canOpenPath } from '@portal/domain';
import { ActionButton } from '../../../actions/ActionButton.tsx';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { useDownload } from '../../../downloads/useDownload.ts';
import { useShownPages } from '../../../navigation/PagesContext.ts';
import { CAMPAIGN_UPDATE_PATH } from '../paths.ts';
import type { CampaignReport } from './campaignWorkbook.ts';

export interface MailerSummaryActionsProps {
  campaignId: number | null;
  /** The report shown, which the workbook contains; `null` if none is. */
  report: CampaignReport | null;
}

export function MailerSummaryActions({ campaignId, report }: MailerSummaryActionsProps) {
  const { tree, user } = useShownPages();
  const openDialog = useOpenDialog();
  const { start, dialog } = useDownload();
  const startWorkbook = (shownReport: CampaignReport) =>
    start({
      fileName: reportFileNames.campaignWorkbook(shownReport.shown.campaignId),
      unit: 'sheets',
      make: async (running) => {
        const { createCampaignWorkbook } = await import('./campaignWorkbook.ts');
        return createCampaignWorkbook({ ...shownReport, ...running });
      },
    });

  return (
    <>
      <ActionButton onClick={() => openDialog('mailerSummaryHelp')}>Help</ActionButton>
      <ActionButton
        disabledReason={getEditDisabledReason(campaignId, canOpenPath(tree, CAMPAIGN_UPDATE_PATH, user))}
        onClick={() => campaignId !== null && openDialog('editCampaign', campaignId)}
      >
        Edit Campaign
      </ActionButton>
      <ActionButton
        disabledReason={report ? undefined : 'Show a report first'}
        onClick={() => report && startWorkbook(report)}
      >
        Download workbook
      </ActionButton>
      {dialog}
    </>
  );
}

function getEditDisabledReason(campaignId: number | null, isAllowed: boolean): string | undefined {
  if (!isAllowed) return "You don't have permission to edit campaigns";
  return campaignId === null ? 'No campaign selected' : undefined;
}
