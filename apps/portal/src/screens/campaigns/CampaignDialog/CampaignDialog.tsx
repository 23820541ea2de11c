import { formatCalendarDay, pickMyCampaignChanges } from '@portal/domain';
import { CampaignModal } from '@portal/ui/campaigns';
import { AsyncContent } from '@portal/ui/feedback';
import { Modal } from '@portal/ui/modals';
import { useCallback, useState } from 'react';
import { asyncState, withMissing } from '../../../api/asyncState.ts';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import { notify } from '../../../state/notifications.ts';
import { useDebounced } from '../../../state/useDebounced.ts';
import {
  toCampaignValues,
  type CampaignVersion,
  emptyCampaign,
  useCampaign,
  useClashes,
} from './campaigns.ts';
import { useCampaignSave } from './useCampaignSave.ts';

interface CampaignDialogProps extends DialogProps {
  /** Default: adds one. */
  recordId?: string;
}

/** The dialog of a campaign; it opens from the campaign list and from Mailer Summary. */
export function CampaignDialog({ recordId, onClose }: CampaignDialogProps) {
  const campaignId = recordId === undefined ? null : Number(recordId);
  const campaign = useCampaign(campaignId);
  // The edited campaign is kept as opened when the query refetches.
  const [opened, setOpened] = useState(campaign.data);
  if (!opened && campaign.data) setOpened(campaign.data);

  if (campaignId === null) return <CampaignEditor values={emptyCampaign} stored={null} onClose={onClose} />;
  if (opened) {
    const { rowVersion } = opened.campaign;
    return (
      <CampaignEditor
        values={toCampaignValues(opened)}
        stored={{ campaignId, rowVersion }}
        onClose={onClose}
      />
    );
  }
  const state = asyncState(campaign, campaign.data);
  return (
    <Modal title="Edit Campaign" size="small" onClose={onClose}>
      <AsyncContent label="Campaign" state={withMissing(state, campaign.error, 'No campaign has this ID.')} />
    </Modal>
  );
}

interface CampaignEditorProps {
  values: typeof emptyCampaign;
  stored: CampaignVersion | null;
  onClose: () => void;
}

interface CampaignEdit {
  /** Another one is another form: the user has continued from a newer version. */
  version: number;
  /** What the edit is based on. */
  values: typeof emptyCampaign;
  unsavedValues?: Partial<typeof emptyCampaign>;
}

function CampaignEditor({ values, stored: atOpening, onClose }: CampaignEditorProps) {
  const [edit, setEdit] = useState<CampaignEdit>({ version: 0, values });
  const [today] = useState(() => formatCalendarDay(new Date()));
  const [draft, setDraft] = useState(values);
  const { stored, save } = useCampaignSave(atOpening, (newer, mine) => {
    const theirs = toCampaignValues(newer);
    const { recalculateCampaign } = mine;
    const changes = pickMyCampaignChanges({ base: edit.values, theirs, mine });
    setEdit({
      version: edit.version + 1,
      values: theirs,
      unsavedValues: { ...changes, recalculateCampaign },
    });
  });
  const campaignId = stored?.campaignId ?? null;
  const clashes = useClashes(useDebounced(draft, 400), campaignId);
  return (
    <CampaignModal
      key={edit.version}
      campaignId={campaignId}
      values={edit.values}
      unsavedValues={edit.unsavedValues}
      today={today}
      clashes={clashes.data ?? null}
      onDraftChange={useCallback(({ draft: changed }) => setDraft(changed as typeof values), [])}
      onSave={save}
      onClose={({ reason }) => {
        if (reason === 'saved') notify({ kind: 'success', text: 'The campaign has been saved.' });
        onClose();
      }}
    />
  );
}
