import { EMAIL_MAX_LENGTH, isEmail } from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import { CheckIcon } from '../../controls/icons.tsx';
import { loggedOnlyResult } from '../loggedOnlyResult.ts';

export interface EmailFormProps {
  /** Empty if the user has no address. */
  email: string;
  /** Called with the new address; it is only logged, not stored. */
  onLog: (change: { email: string }) => void;
}

const emailSchema = schemaFromRules<{ newEmail: string }>(({ newEmail }) => ({
  newEmail: isEmail(newEmail.trim()) ? undefined : 'Enter a valid email address',
}));
const { TextField } = fieldsFor(emailSchema);

const Current = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& span': { minWidth: 0 },
  '& svg': { flex: 'none', color: theme.vars.palette.success.main },
}));

/** Shows the current address and a field for a new one. A change is only logged, and the form says so. */
export function EmailForm({ email, onLog }: EmailFormProps) {
  return (
    <Form
      label="Email"
      schema={emailSchema}
      defaultValues={{ newEmail: '' }}
      submitLabel="Change email"
      onSubmit={({ newEmail }) => {
        onLog({ email: newEmail.trim() });
        return loggedOnlyResult;
      }}
    >
      <DescriptionList
        data-span="row"
        labels="above"
        emptyText="None"
        items={[{ label: 'Current Email', value: email !== '' && <CurrentEmail email={email} /> }]}
      />
      <TextField name="newEmail" label="New Email" type="email" maxLength={EMAIL_MAX_LENGTH} chars={38} />
    </Form>
  );
}

function CurrentEmail({ email }: Pick<EmailFormProps, 'email'>) {
  return (
    <Current>
      <CheckIcon />
      <span>{email}</span>
    </Current>
  );
}
