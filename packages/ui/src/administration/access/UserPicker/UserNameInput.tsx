import { useId } from 'react';
import { formatFullName, type User } from '@portal/domain';
import { TextInput } from '../../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../../controls/LabeledInput/LabeledInput.tsx';

/** User that can be entered. */
export type NamedUser = Pick<User, 'username' | 'firstName' | 'lastName'>;

export interface UserNameInputProps {
  label: string;
  users: readonly NamedUser[];
  value: string;
  onChange: (change: { value: string }) => void;
  error?: string | null;
  /** Help text below the input. */
  help?: string;
  onBlur?: () => void;
}

/** Input for one user name, with suggestions by user name and full name. */
export function UserNameInput({ label, users, value, onChange, error, help, onBlur }: UserNameInputProps) {
  const listId = useId();
  return (
    <>
      <LabeledInput label={label} error={error} help={help}>
        {(input) => (
          <TextInput
            {...input}
            list={listId}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange({ value: event.target.value })}
            onBlur={onBlur}
          />
        )}
      </LabeledInput>
      <datalist id={listId}>
        {users.map((user) => (
          <option key={user.username} value={user.username}>
            {formatFullName(user)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Finds the user with exactly this user name, ignoring case and surrounding blanks. */
export function findUserByName<Some extends NamedUser>(
  users: readonly Some[],
  typed: string,
): Some | undefined {
  const normalizedName = typed.trim().toLocaleLowerCase();
  return users.find(({ username }) => username.toLocaleLowerCase() === normalizedName);
}
