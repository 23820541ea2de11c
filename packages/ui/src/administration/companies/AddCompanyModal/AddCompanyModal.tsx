import { COMPANY_NAME_MAX_LENGTH, type Company, validateCompany } from '@portal/domain';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import { toUpperCase } from '../../../forms/fields/textTransform.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';

export interface AddCompanyModalProps extends Pick<FormModalProps<never, never>, 'onClose'> {
  /** Saves a valid company. */
  onAdd: (company: Company) => Promise<SubmitResponse<unknown>>;
}

const companySchema = schemaFromRules<Company>(validateCompany);
const { TextField } = fieldsFor(companySchema);

/** Dialog for adding a company. */
export function AddCompanyModal({ onAdd, onClose }: AddCompanyModalProps) {
  return (
    <FormModal
      title="Add company"
      size="small"
      submitLabel="Add company"
      schema={companySchema}
      defaultValues={{ companyAbbrev: '', companyName: '' }}
      onSubmit={onAdd}
      onClose={onClose}
    >
      <TextField
        name="companyAbbrev"
        label="Abbreviation"
        maxLength={3}
        transform={toUpperCase}
        help="Cannot be changed later"
        span="row"
      />
      <TextField name="companyName" label="Company" maxLength={COMPANY_NAME_MAX_LENGTH} span="row" />
    </FormModal>
  );
}
