import { type FormEvent, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import { type NamedUser, UserNameInput, findUserByName } from './UserNameInput.tsx';

export interface UserPickerProps {
  /** Label of the input, such as `Ask about a user`. */
  label: string;
  /** Users that can be entered. */
  users: readonly NamedUser[];
  /** Label of the button. */
  buttonLabel: string;
  /** Called by Enter or the button with the user name of an existing user. */
  onPick: (pick: { username: string }) => void;
}

const Root = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  '& > div': { width: 260 },
  '& > button': { marginTop: 16 },
});

/** Form for entering the name of one user among many. */
export function UserPicker({ label, users, buttonLabel, onPick }: UserPickerProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = findUserByName(users, typed);
    const name = typed.trim();
    setError(found ? null : name === '' ? 'Enter a user name' : `No such user: ${name}`);
    if (found) onPick({ username: found.username });
  }

  return (
    <Root onSubmit={handleSubmit} noValidate>
      <UserNameInput
        label={label}
        users={users}
        value={typed}
        error={error}
        onChange={({ value }) => {
          setTyped(value);
          setError(null);
        }}
      />
      <Button type="submit">{buttonLabel}</Button>
    </Root>
  );
}
