import { type PasswordChange, validatePasswordChange } from '@portal/domain';
import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import type { SubmitAnswer, SubmitResult } from '../../forms/SubmitResult.ts';
import { type PasswordMistake, sortMistakes } from './sortMistakes.ts';

export interface PasswordFormProps {
  /** Not visible; tells password managers which account it is. */
  userName: string;
  /** Sends the change. The result lists errors; an empty list means success. */
  onSubmit: (change: PasswordChange) => Promise<SubmitAnswer<readonly PasswordMistake[]>>;
  /** Called after the password was changed. */
  onChanged: () => void;
}

const passwordSchema = schemaFromRules<PasswordChange>(validatePasswordChange);
const { TextField } = fieldsFor(passwordSchema);

const Mistakes = styled('ul')(({ theme }) => ({
  margin: '0 0 12px',
  padding: '6px 12px 6px 28px',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.portal.errorSurface,
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
}));

/**
 * Changes the user's own password. Server errors of a field are shown below it, others in a list above the
 * fields (specification 1 §5).
 */
export function PasswordForm({ userName, onSubmit, onChanged }: PasswordFormProps) {
  const [others, setOthers] = useState<readonly string[]>([]);

  async function submit(change: PasswordChange): Promise<SubmitResult<PasswordChange>> {
    setOthers([]);
    const answer = await onSubmit(change);
    const { fields, others: unplaced } = sortMistakes(answer);
    setOthers(unplaced);
    if (answer.ok && answer.data.length === 0) return { ok: true };
    const hasPlace = Object.keys(fields).length > 0;
    return { ok: false, fields, message: hasPlace ? undefined : NOT_CHANGED };
  }

  return (
    <>
      {others.length > 0 && (
        <div role="alert">
          <Mistakes aria-label="What is wrong">
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Mistakes>
        </div>
      )}
      <Form
        label="Password"
        schema={passwordSchema}
        defaultValues={{ oldPassword: '', newPassword: '', confirmPassword: '' }}
        submitLabel="Change password"
        onSubmit={submit}
        onSaved={onChanged}
      >
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <TextField
          name="oldPassword"
          label="Current Password"
          type="password"
          autoComplete="current-password"
          span="row"
          chars={40}
        />
        <TextField
          name="newPassword"
          label="New Password"
          type="password"
          autoComplete="new-password"
          span="row"
          chars={40}
        />
        <TextField
          name="confirmPassword"
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          span="row"
          chars={40}
        />
      </Form>
    </>
  );
}

const NOT_CHANGED = 'The password has not been changed.';
