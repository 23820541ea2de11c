import { type ViewFormValues, validateView, VIEW_NAME_MAX_LENGTH } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { FormModal, type FormModalProps } from '../../forms/FormModal/FormModal.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../feedback/SubmitResult.ts';
import { type Localized, useLocalizedThemeProps } from '../../theme/styled.ts';

const viewLocaleText = {
  save: 'Save view',
  name: 'Name',
  sharedWith: 'Shared with',
  sharedWithHelp: 'Everyone with the role can use it; only you can change it.',
  notShared: 'No one',
  role: (name: string) => `Role ${name}`,
  isDefault: 'Open this page with it',
  keepsDensity: (densityName: string) => `Always show ${densityName} rows`,
};

/** Built-in English text of `ViewModal`; override it with `localeText`. */
export type ViewLocaleText = typeof viewLocaleText;

export interface ViewModalProps
  extends Pick<FormModalProps<never, never>, 'onClose'>, Localized<ViewLocaleText> {
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
}

const viewSchema = schemaFromRules<ViewFormValues>(validateView);
const { TextField, SelectField, CheckboxField } = fieldsFor(viewSchema);

/** Dialog for the name of a saved view, and who can use it. */
export function ViewModal(inProps: ViewModalProps) {
  const [props, strings] = useLocalizedThemeProps('PortalViewModal', inProps, viewLocaleText);
  const { title, view, roles, densityName, onSave, onClose } = props;
  return (
    <FormModal
      title={title}
      size="small"
      submitLabel={strings.save}
      schema={viewSchema}
      defaultValues={view}
      onSubmit={onSave}
      onClose={onClose}
    >
      <TextField name="name" label={strings.name} maxLength={VIEW_NAME_MAX_LENGTH} span="row" />
      <SelectField
        name="sharedWithRole"
        label={strings.sharedWith}
        help={strings.sharedWithHelp}
        span="row"
        options={[
          { value: '', label: strings.notShared },
          ...roles.map((role) => ({ value: role, label: strings.role(role) })),
        ]}
      />
      <CheckboxField name="isDefault" label={strings.isDefault} span="row" />
      <CheckboxField name="keepsDensity" label={strings.keepsDensity(densityName)} span="row" />
    </FormModal>
  );
}
