import { type CampaignDraft, type CampaignField, validateCampaign } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import type { FormSchema } from '../../forms/FormSchema.ts';

export interface CampaignFormValues extends CampaignDraft {
  /** Time of the last save; read-only. */
  updateDate: string;
  /** Requests a recalculation after saving. */
  recalculateCampaign: boolean;
}

/** Domain rules as a form schema. It keeps all messages of a field for the Error List. */
export const campaignSchema: FormSchema<CampaignFormValues> = {
  '~standard': {
    validate(values) {
      const issues = validateCampaign(values as CampaignFormValues).map(({ field, message }) => ({
        message,
        path: [field satisfies CampaignField],
      }));
      return issues.length > 0 ? { issues } : { value: values as CampaignFormValues };
    },
  },
};

export const { TextField, DayTextField, CheckboxField } = fieldsFor(campaignSchema);
