import { type ViewFormValues, validateView, VIEW_NAME_MAX_LENGTH } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { FormModal, type FormModalProps } from '../../forms/FormModal/FormModal.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../feedback/SubmitResult.ts';

export interface ViewModalProps {
  /** Verb and object: `Save view`. */
  title: string;
  /** The view as it is. */
  view: ViewFormValues;
  /** Roles of the user, which it can be shared with. */
  roles: readonly string[];
  /** What the density of the rows is called: `compact`. */
  densityName: string;
  /** Saves a valid view. */
  onSave: (view: ViewFormValues) => Promise<SubmitResponse<unknown>>;
  /** Called when the form was saved or canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

const viewSchema = schemaFromRules<ViewFormValues>(validateView);
const { TextField, SelectField, CheckboxField } = fieldsFor(viewSchema);

/** Dialog for the name of a saved view, and who can use it. */
export function ViewModal({ title, view, roles, densityName, onSave, onClose }: ViewModalProps) {
  return (
    <FormModal
      title={title}
      size="small"
      submitLabel="Save view"
      schema={viewSchema}
      defaultValues={view}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField name="name" label="Name" maxLength={VIEW_NAME_MAX_LENGTH} span="row" />
      <SelectField
        name="sharedWithRole"
        label="Shared with"
        help="Everyone with the role can use it; only you can change it."
        span="row"
        options={[
          { value: '', label: 'No one' },
          ...roles.map((role) => ({ value: role, label: `Role ${role}` })),
        ]}
      />
      <CheckboxField name="isDefault" label="Open this page with it" span="row" />
      <CheckboxField name="keepsDensity" label={`Always show ${densityName} rows`} span="row" />
    </FormModal>
  );
}
