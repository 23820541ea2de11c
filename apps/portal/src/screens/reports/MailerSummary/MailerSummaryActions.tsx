import { canOpenPath } from '@portal/domain';
import { Button } from '@portal/ui/controls';
import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { lazyDialog } from '../../../dialogs/LazyDialog.tsx';
import { openModal } from '../../../dialogs/openModal.ts';
import { type Download, useDownload } from '../../../downloads/useDownload.tsx';
import type { Pages } from '../../../navigation/usePages.ts';
import { CAMPAIGN_UPDATE_PATH } from '../paths.ts';

const Help = lazyDialog(async () => (await import('./Help.tsx')).Help);

export interface MailerSummaryActionsProps {
  /** The selected campaign. */
  campaignId: number | null;
  /** The workbook of the report shown; `null` without a report. */
  workbook: Download | null;
}

/** The page actions of the mailer summary. */
export function MailerSummaryActions({ campaignId, workbook }: MailerSummaryActionsProps) {
  const { tree, user } = useOutletContext<Pages>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { start, dialog } = useDownload();

  return (
    <>
      <Button onClick={() => setHelpOpen(true)}>Help</Button>
      <Button
        disabledReason={getEditDisabledReason(campaignId, canOpenPath(tree, CAMPAIGN_UPDATE_PATH, user))}
        onClick={() => openModal('editCampaign', { campaignId })}
      >
        Edit Campaign
      </Button>
      <Button
        disabledReason={workbook ? undefined : 'Show a report first'}
        onClick={() => workbook && start(workbook)}
      >
        Download Workbook
      </Button>
      {isHelpOpen && <Help onClose={() => setHelpOpen(false)} />}
      {dialog}
    </>
  );
}

function getEditDisabledReason(campaignId: number | null, isAllowed: boolean): string | undefined {
  if (!isAllowed) return 'You may not change campaigns';
  return campaignId === null ? 'There is no campaign to edit' : undefined;
}
