import { userMaxLengths } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { loggedOnlyResult } from '../loggedOnlyResult.ts';

/** Profile fields that a user can edit. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  department: string;
}

export interface ProfileFormProps {
  /** Shown read-only. */
  userName: string;
  /** Stored values. */
  profile: ProfileValues;
  /** Called with the changed fields; they are only logged, not stored. */
  onLog: (changed: Partial<ProfileValues>) => void;
}

// No validation, because nothing is stored.
const profileSchema = schemaFromRules<ProfileValues & { userName: string }>(() => ({}));
const { TextField } = fieldsFor(profileSchema);

/** Form with the user's names and department. Saving only logs the changes, and the form says so. */
export function ProfileForm({ userName, profile, onLog }: ProfileFormProps) {
  return (
    <Form
      label="Profile"
      schema={profileSchema}
      defaultValues={{ userName, ...profile }}
      submitLabel="Save"
      onSubmit={(values) => {
        onLog(getChanges(profile, values));
        return loggedOnlyResult;
      }}
    >
      <TextField name="userName" label="User Name" readOnly span="row" chars={40} />
      <TextField name="firstName" label="First Name" maxLength={userMaxLengths.name} />
      <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} />
      <TextField name="department" label="Department" maxLength={userMaxLengths.name} />
    </Form>
  );
}

function getChanges(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  const names = ['firstName', 'lastName', 'department'] as const;
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );
}
