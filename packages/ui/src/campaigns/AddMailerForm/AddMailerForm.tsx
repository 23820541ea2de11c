import {
  COUPON_NUMBER_RANGE,
  customerTypes,
  emptyNewMailer,
  MAILER_CODE_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MIN_QUANTITY,
  type NewMailer,
  toMailerCode,
  validateNewMailer,
} from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { FormSection } from '../../forms/FormSection/FormSection.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { removeTimeColons } from '../../forms/fields/textTransform.ts';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitResponse, SubmitResult } from '../../feedback/SubmitResult.ts';
import { SaleEndField } from '../SaleEndField.tsx';
import { type MailerFormValues, toNextMailerValues } from './mailerFormValues.ts';

export interface AddMailerFormProps {
  /** Saves a valid mailer and returns the server's description of the result. */
  onAdd: (mailer: NewMailer) => Promise<SubmitResponse<{ description: string }>>;
}

/** Description of a successful result. */
const SUCCESS_DESCRIPTION = 'OK';
/** Longer than a time, so that the browser does not cut `07:32:56` before its colons are removed. */
const MAX_TIME_LENGTH = 20;

const newMailerSchema = schemaFromRules<MailerFormValues, NewMailer>(validateNewMailer);
const { TextField, DayTextField, NumberField, SelectField } = fieldsFor(newMailerSchema);
const customerTypeOptions = customerTypes.map(({ code, text }) => ({ value: code, label: text }));

/**
 * Form for adding several mailers in a row. Rules and messages come from the domain. After success the fields
 * of the single mailer are cleared (`toNextMailerValues`); if saving fails, the input is kept.
 */
export function AddMailerForm({ onAdd }: AddMailerFormProps) {
  async function handleSubmit(mailer: NewMailer): Promise<SubmitResult<MailerFormValues>> {
    const response = await onAdd(mailer);
    if (!response.ok) return response;
    if (response.data.description !== SUCCESS_DESCRIPTION)
      return { ok: false, message: response.data.description };
    const detail = `Mailer ${mailer.mailerCode} added.`;
    return { ok: true, message: 'Success', detail, values: toNextMailerValues(mailer) };
  }

  return (
    <Form
      label="Add Mailer"
      submitLabel="Add Mailer"
      schema={newMailerSchema}
      defaultValues={emptyNewMailer}
      onSubmit={handleSubmit}
    >
      <FormSection columns={3} title="Mailer">
        <TextField
          name="mailerCode"
          label="Mailer Code"
          maxLength={MAILER_CODE_LENGTH}
          chars={10}
          transform={toMailerCode}
        />
        <DayTextField name="dateProcessed" label="Date Processed" />
        <TextField
          name="timeProcessed"
          label="Time Processed"
          maxLength={MAX_TIME_LENGTH}
          chars={10}
          inputMode="numeric"
          placeholder="HHMMSS"
          transform={removeTimeColons}
        />
      </FormSection>
      <FormSection columns={3} title="Sale period">
        <DayTextField name="saleDateBegin" label="Sale Begin Date" />
        <SaleEndField />
      </FormSection>
      <FormSection columns={3} title="Pieces">
        <TextField
          name="sequenceNumberStart"
          label="Starting Sequence"
          maxLength={10}
          inputMode="numeric"
          placeholder="10 digits"
        />
        <TextField
          name="sequenceNumberEnd"
          label="Ending Sequence"
          maxLength={10}
          inputMode="numeric"
          placeholder="10 digits"
        />
        <NumberField name="quantity" label="Quantity" chars={10} min={MIN_QUANTITY} />
      </FormSection>
      <FormSection columns={3} title="Details">
        <TextField name="description" label="Description" span="row" maxLength={MAX_DESCRIPTION_LENGTH} />
        <SelectField name="customerType" label="Customer type" options={customerTypeOptions} />
        <NumberField name="campaignCouponNumber" label="Coupon number" chars={4} {...COUPON_NUMBER_RANGE} />
      </FormSection>
    </Form>
  );
}
