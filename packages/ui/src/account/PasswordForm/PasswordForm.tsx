import { type PasswordChange, validatePasswordChange } from '@portal/domain';
import { useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { errorSurfaceStyles } from '../../theme/surfaceStyles.ts';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitResponse, SubmitResult } from '../../feedback/SubmitResult.ts';
import { type PasswordError, groupPasswordErrors } from './passwordErrors.ts';

export interface PasswordFormProps {
  /** Not visible; for password managers. */
  userName: string;
  /** Sends the change. The result lists errors; an empty list means success. */
  onSubmit: (change: PasswordChange) => Promise<SubmitResponse<readonly PasswordError[]>>;
  /** Called after the password was changed. */
  onChanged: () => void;
}

const passwordSchema = schemaFromRules<PasswordChange>(validatePasswordChange);
const { TextField } = fieldsFor(passwordSchema);

const passwordFields = [
  { name: 'oldPassword', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm Password', autoComplete: 'new-password' },
] as const;

const ErrorList = styled('ul')(({ theme }) => ({
  margin: '0 0 12px',
  paddingBlock: '6px',
  paddingInline: '28px 12px',
  ...errorSurfaceStyles(theme),
  overflowWrap: 'anywhere',
}));

/** Changes the user's own password. Server errors of a field are shown below it, others in a list above the fields. */
export function PasswordForm({ userName, onSubmit, onChanged }: PasswordFormProps) {
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([]);

  async function handleSubmit(change: PasswordChange): Promise<SubmitResult<PasswordChange>> {
    setOtherErrors([]);
    const response = await onSubmit(change);
    const { fields, otherErrors: unplaced } = groupPasswordErrors(response);
    setOtherErrors(unplaced);
    if (response.ok && response.data.length === 0) return { ok: true };
    const hasFieldErrors = Object.keys(fields).length > 0;
    return { ok: false, fields, message: hasFieldErrors ? undefined : PASSWORD_NOT_CHANGED_MESSAGE };
  }

  return (
    <>
      {otherErrors.length > 0 && (
        <div role="alert">
          <ErrorList aria-label="Errors">
            {otherErrors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ErrorList>
        </div>
      )}
      <Form
        label="Password"
        schema={passwordSchema}
        defaultValues={{ oldPassword: '', newPassword: '', confirmPassword: '' }}
        submitLabel="Change password"
        onSubmit={handleSubmit}
        onSaved={onChanged}
      >
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        {passwordFields.map((field) => (
          <TextField key={field.name} {...field} type="password" span="row" chars={32} />
        ))}
      </Form>
    </>
  );
}

const PASSWORD_NOT_CHANGED_MESSAGE = 'Password not changed.';
