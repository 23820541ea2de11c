import { canOpenPath } from '@portal/domain';
import { ActionButton } from '@portal/ui/layout';
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
      <ActionButton onPress={() => setHelpOpen(true)}>Help</ActionButton>
      <ActionButton
        disabledReason={getEditDisabledReason(campaignId, canOpenPath(tree, CAMPAIGN_UPDATE_PATH, user))}
        onPress={() => openModal('editCampaign', { campaignId })}
      >
        Edit Campaign
      </ActionButton>
      <ActionButton
        disabledReason={workbook ? undefined : 'Show a report first'}
        onPress={() => workbook && start(workbook)}
      >
        Download Workbook
      </ActionButton>
      {isHelpOpen && <Help onClose={() => setHelpOpen(false)} />}
      {dialog}
    </>
  );
}

function getEditDisabledReason(campaignId: number | null, isAllowed: boolean): string | undefined {
  if (!isAllowed) return "You don't have permission to edit campaigns";
  return campaignId === null ? 'No campaign selected' : undefined;
}
