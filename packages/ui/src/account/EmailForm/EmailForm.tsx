import { EMAIL_MAX_LENGTH, isEmail } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
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

const Current = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', alignItems: 'center', gap: 6, margin: '4px 0 0', overflowWrap: 'anywhere' },
  '& dd span': { minWidth: 0 },
  '& svg': { flex: 'none', color: theme.vars.palette.success.main },
}));

/**
 * Shows the current address and a field for a new one. As specified, a change is only logged, and the form
 * says so (specification 1 §2).
 */
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
      <Current data-span="row">
        <dt>Current Email</dt>
        <dd>
          {email === '' ? (
            'None'
          ) : (
            <>
              <CheckIcon />
              <span>{email}</span>
            </>
          )}
        </dd>
      </Current>
      <TextField name="newEmail" label="New Email" type="email" maxLength={EMAIL_MAX_LENGTH} chars={38} />
    </Form>
  );
}
