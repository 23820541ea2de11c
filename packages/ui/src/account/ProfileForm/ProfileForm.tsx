import { userMaxLengths } from '@portal/domain';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { onlyLogged } from '../onlyLogged.ts';

/** What a user may ask to have changed. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  department: string;
}

export interface ProfileFormProps {
  /** Shown, and not to be changed. */
  userName: string;
  /** What is stored now. */
  profile: ProfileValues;
  /** Told of what differs from `profile`; nothing is stored by it. */
  onLog: (changed: Partial<ProfileValues>) => void;
}

// No rule is known for these fields here: nothing is stored.
const profileSchema = schemaFromRules<ProfileValues & { userName: string }>(() => ({}));
const { TextField } = fieldsFor(profileSchema);

/** The user's own names and department. Saving only logs what was changed, and says so (specification 1 §2). */
export function ProfileForm({ userName, profile, onLog }: ProfileFormProps) {
  return (
    <Form
      label="Profile"
      schema={profileSchema}
      defaultValues={{ userName, ...profile }}
      submitLabel="Save"
      onSubmit={(values) => {
        onLog(changesOf(profile, values));
        return onlyLogged;
      }}
    >
      <TextField name="userName" label="User Name" readOnly span="row" chars={40} />
      <TextField name="firstName" label="First Name" maxLength={userMaxLengths.name} />
      <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} />
      <TextField name="department" label="Department" maxLength={userMaxLengths.name} />
    </Form>
  );
}

function changesOf(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  const names = ['firstName', 'lastName', 'department'] as const;
  return Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );
}
