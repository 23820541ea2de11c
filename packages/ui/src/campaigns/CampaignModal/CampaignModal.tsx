import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import {
  type CampaignClashList,
  type CampaignDraft,
  campaignLabels,
  campaignMaxLengths,
  rangesOf,
  startField,
} from '@portal/domain';
import { useWatch } from 'react-hook-form';
import { styled } from '@mui/material/styles';
import { useFormFields } from '../../forms/Form/formContext.ts';
import { FormModal } from '../../modals/FormModal/FormModal.tsx';
import { ClashWarning } from '../ClashWarning/ClashWarning.tsx';
import { RangeMap } from '../RangeMap/RangeMap.tsx';
import { CampaignErrors } from './CampaignErrors.tsx';
import {
  campaignSchema,
  type CampaignValues,
  CheckboxField,
  DayTextField,
  TextField,
} from './campaignForm.ts';
import { RangeGrid } from './RangeGrid.tsx';

/** What became of a save. */
export type CampaignSaved =
  | { ok: true }
  | {
      ok: false;
      /** What the server said, for the Error List. */
      errors: readonly string[];
      /** Said beside the buttons. */
      message?: string;
      /** What a recalculation has written into the stored campaign: shown, so that the next save keeps it. */
      written?: Pick<CampaignValues, 'analysisResults' | 'updateDate'>;
    };

export interface CampaignModalProps {
  /** The campaign that is edited; `null` while one is added. A save with errors may have stored it. */
  campaignId: number | null;
  /** What the dialog opens with. */
  values: CampaignValues;
  /** Other campaigns that would share codes with what is being edited; `null` while that is not known. */
  clashes: CampaignClashList | null;
  /** What is being edited has changed: time to ask for `clashes`. */
  onDraftChange: (change: { draft: CampaignDraft }) => void;
  /** Stores it; called only with a campaign that keeps the rules. */
  onSave: (values: CampaignValues) => Promise<CampaignSaved>;
  /** Time to close: it was saved or given up. */
  onClose: (request: { reason: 'saved' | 'cancelled' }) => void;
}

const Ranges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  '& > :last-child': { flex: '1 1 260px', display: 'flex', flexDirection: 'column', gap: 12 },
});

/**
 * Adds or edits a campaign with its 30 ranges of mailer codes and 10 promo codes. A save with errors keeps the dialog
 * open with everything typed.
 * @see docs/domain/campaigns.md (specification 2 §4 and §5)
 */
export function CampaignModal(props: CampaignModalProps) {
  const { campaignId, values, clashes, onDraftChange, onSave, onClose } = props;
  const [serverErrors, setServerErrors] = useState<readonly string[]>([]);

  async function save(edited: CampaignValues) {
    setServerErrors([]);
    const saved = await onSave(edited);
    if (saved.ok) return { ok: true } as const;
    setServerErrors(saved.errors);
    return { ok: false, message: saved.message ?? 'See the Error List.', written: saved.written } as const;
  }

  return (
    <FormModal
      title={campaignId === null ? 'Add Campaign' : `Edit Campaign ${campaignId}`}
      size="large"
      schema={campaignSchema}
      defaultValues={values}
      summary={<CampaignErrors serverErrors={serverErrors} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="shortDescription"
        label={campaignLabels.shortDescription}
        maxLength={campaignMaxLengths.shortDescription}
        span="row"
      />
      <DayTextField name="saleDateBegin" label={campaignLabels.saleDateBegin} />
      <DayTextField name="saleDateEnd" label={campaignLabels.saleDateEnd} />
      <TextField
        name="costPerPiece"
        label={campaignLabels.costPerPiece}
        maxLength={12}
        chars={10}
        inputMode="decimal"
      />
      <TextField
        name="versionId"
        label={campaignLabels.versionId}
        maxLength={campaignMaxLengths.versionId}
        chars={20}
      />
      <TextField
        name="longDescription"
        label={campaignLabels.longDescription}
        rows={2}
        maxLength={campaignMaxLengths.longDescription}
      />
      <TextField
        name="selectionCriteria"
        label={campaignLabels.selectionCriteria}
        rows={2}
        maxLength={campaignMaxLengths.selectionCriteria}
      />
      <RangesOfDraft clashes={clashes} onDraftChange={onDraftChange}>
        <RangeGrid />
      </RangesOfDraft>
      <TextField
        name="analysisResults"
        label={campaignLabels.analysisResults}
        rows={2}
        maxLength={campaignMaxLengths.analysisResults}
      />
      <TextField name="updateDate" label="Update Date" readOnly chars={18} />
      <CheckboxField
        name="recalculateCampaign"
        label="Recalculate"
        help={campaignId === null ? 'A new campaign is always recalculated' : undefined}
      />
    </FormModal>
  );
}

interface RangesOfDraftProps extends Pick<CampaignModalProps, 'clashes' | 'onDraftChange'> {
  children: ReactNode;
}

/** The grid, and beside it what its ranges look like and whom they meet. Typing never waits for the drawing. */
function RangesOfDraft({ clashes, onDraftChange, children }: RangesOfDraftProps) {
  const { control, registry } = useFormFields('CampaignModal');
  const draft = useDeferredValue(useWatch({ control }) as CampaignValues);
  useEffect(() => onDraftChange({ draft }), [draft, onDraftChange]);
  return (
    <Ranges data-span="row">
      {children}
      <div>
        <RangeMap
          ranges={rangesOf(draft)}
          onChoose={({ range }) => registry.focus(startField(range.number))}
        />
        <ClashWarning draft={draft} clashes={clashes} />
      </div>
    </Ranges>
  );
}
