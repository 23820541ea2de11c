import { type CampaignDraft, type CampaignField, validateCampaign } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import type { FormSchema } from '../../forms/FormSchema.ts';

/** What the campaign dialog holds. */
export interface CampaignValues extends CampaignDraft {
  /** When it was last saved; only shown. */
  updateDate: string;
  /** Asks for a recalculation after the save. */
  recalculateCampaign: boolean;
}

/** The rules of the domain; all messages of a field are kept, the Error List shows them. */
export const campaignSchema: FormSchema<CampaignValues> = {
  '~standard': {
    validate(values) {
      const issues = validateCampaign(values as CampaignValues).map(({ field, message }) => ({
        message,
        path: [field satisfies CampaignField],
      }));
      return issues.length > 0 ? { issues } : { value: values as CampaignValues };
    },
  },
};

export const { TextField, DayTextField, CheckboxField } = fieldsFor(campaignSchema);
