import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import {
  type CampaignClashList,
  type CampaignDraft,
  campaignLabels,
  campaignMaxLengths,
  parseRanges,
  toStartField,
} from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import type { SubmitConflict } from '../../feedback/SubmitResult.ts';
import { useFormValues } from '../../forms/Form/useFormValues.ts';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { FormModal, type FormModalProps } from '../../forms/FormModal/FormModal.tsx';
import { ClashWarning } from '../ClashWarning/ClashWarning.tsx';
import { SaleEndField } from '../SaleEndField.tsx';
import { RangeMap } from '../RangeMap/RangeMap.tsx';
import { CampaignErrors } from './CampaignErrors.tsx';
import {
  campaignSchema,
  type CampaignFormValues,
  CheckboxField,
  DayTextField,
  TextField,
} from './campaignForm.ts';
import { RangeGrid } from './RangeGrid.tsx';

/** Result of saving a campaign. */
export type CampaignSaveResult =
  | { ok: true }
  | {
      ok: false;
      /** Errors from the server, for the Error List. */
      errors: readonly string[];
      /** Message beside the buttons. */
      message?: string;
      /** Someone else has saved a newer version, which the next save overwrites. */
      conflict?: SubmitConflict;
      /**
       * Fields that a recalculation has changed in the stored campaign; they are shown, so that the next save
       * keeps them.
       */
      serverValues?: Pick<CampaignFormValues, 'analysisResults' | 'updateDate'>;
      /** Whether the campaign was stored nevertheless. */
      isStored?: boolean;
      /** If stored: the fields of which something else is stored than what was sent. */
      storedValues?: Partial<CampaignFormValues>;
    };

export interface CampaignModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Campaign being edited; `null` while adding. A failed save may nevertheless have stored it. */
  campaignId: number | null;
  /** Initial values. */
  values: CampaignFormValues;
  /** Initial changes on top of `values`, which count as unsaved. */
  unsavedValues?: Partial<CampaignFormValues>;
  /** Today, `YYYY-MM-DD`, to show where the sale is. */
  today: string;
  /** Other campaigns that would share codes with the draft; `null` while unknown. */
  clashes: CampaignClashList | null;
  /** Called when the draft has changed, to reload `clashes`. */
  onDraftChange: (change: { draft: CampaignDraft }) => void;
  /** Saves a valid campaign. */
  onSave: (values: CampaignFormValues) => Promise<CampaignSaveResult>;
}

const Ranges = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 32px',
  '& > :last-child': { flex: '1 1 260px', display: 'flex', flexDirection: 'column', gap: 12 },
});

/**
 * Dialog for adding or editing a campaign with its 30 ranges of mailer codes and 10 promo codes. If saving
 * fails, it stays open with all input.
 */
export function CampaignModal(props: CampaignModalProps) {
  const { campaignId, values, unsavedValues, today, clashes, onDraftChange, onSave, onClose } = props;
  const [serverErrors, setServerErrors] = useState<readonly string[]>([]);

  async function handleSubmit(editedValues: CampaignFormValues) {
    setServerErrors([]);
    const result = await onSave(editedValues);
    if (result.ok) return { ok: true } as const;
    const { errors, message = 'See the Error List.', storedValues, ...failure } = result;
    setServerErrors(errors);
    return {
      ...failure,
      message,
      storedValues: storedValues as Readonly<Record<string, string>> | undefined,
    };
  }

  return (
    <FormModal
      title={campaignId === null ? 'Add Campaign' : `Edit Campaign ${campaignId}`}
      size="large"
      schema={campaignSchema}
      defaultValues={values}
      unsavedValues={unsavedValues}
      summary={<CampaignErrors serverErrors={serverErrors} />}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormSection title="Campaign">
        <LimitedTextField name="shortDescription" span="row" />
        <LimitedTextField name="longDescription" rows={2} />
        <LimitedTextField name="selectionCriteria" rows={2} />
        <TextField
          name="costPerPiece"
          label={campaignLabels.costPerPiece}
          maxLength={12}
          chars={10}
          inputMode="decimal"
        />
        <LimitedTextField name="versionId" chars={20} />
      </FormSection>
      <FormSection title="Sale period">
        <DayTextField name="saleDateBegin" label={campaignLabels.saleDateBegin} />
        <SaleEndField today={today} />
      </FormSection>
      <FormSection title="Mailers">
        <DraftRanges clashes={clashes} onDraftChange={onDraftChange}>
          <RangeGrid />
        </DraftRanges>
      </FormSection>
      <FormSection title="Analysis">
        <LimitedTextField name="analysisResults" rows={2} span="row" />
        <TextField name="updateDate" label="Update Date" readOnly chars={18} />
        <CheckboxField
          name="recalculateCampaign"
          label="Recalculate"
          help={campaignId === null ? 'A new campaign is always recalculated' : undefined}
        />
      </FormSection>
    </FormModal>
  );
}

interface LimitedTextFieldProps extends Pick<ComponentProps<typeof TextField>, 'rows' | 'chars' | 'span'> {
  name: Exclude<keyof typeof campaignMaxLengths, 'promocode'>;
}

/** A text of the campaign that the domain limits. */
function LimitedTextField(props: LimitedTextFieldProps) {
  const { name } = props;
  return <TextField {...props} label={campaignLabels[name]} maxLength={campaignMaxLengths[name]} />;
}

interface DraftRangesProps extends Pick<CampaignModalProps, 'clashes' | 'onDraftChange'> {
  children: ReactNode;
}

/**
 * The grid with a map of its ranges and a warning about overlaps. Deferred, so that typing is never delayed.
 */
function DraftRanges({ clashes, onDraftChange, children }: DraftRangesProps) {
  const { values, focusField } = useFormValues<CampaignFormValues>();
  const draft = useDeferredValue(values);
  useEffect(() => onDraftChange({ draft }), [draft, onDraftChange]);
  return (
    <Ranges data-span="row">
      {children}
      <div>
        <RangeMap
          ranges={parseRanges(draft)}
          onSelect={({ range }) => focusField(toStartField(range.number))}
        />
        <ClashWarning draft={draft} clashes={clashes} />
      </div>
    </Ranges>
  );
}
