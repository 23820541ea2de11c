import { type FormEvent, useId, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import type { ToggleResult } from '../useToggles.ts';
import { type NamedUser, UserNameInput, findUserByName } from '../UserPicker/UserNameInput.tsx';

export interface MergeFormProps {
  /** Label of the button, such as `Merge Roles`. */
  buttonLabel: string;
  /** Label of the user input, such as `Copy roles from`. */
  userLabel: string;
  /** Users to merge from: all except the user that is edited. */
  users: readonly NamedUser[];
  /** Display names of what merging from this user would add; empty if nothing. */
  listAdditions: (sourceUser: { username: string }) => readonly string[];
  /** Shown if nothing would be added, such as `jdoe holds all of these roles`. */
  nothingToAddText: string;
  /** Performs the merge. Its result is shown below. */
  onMerge: (sourceUser: { username: string }) => Promise<ToggleResult>;
}

const Root = styled('form')(({ theme }) => ({
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& .PortalMergeForm-line': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8 },
  '& .PortalMergeForm-line > div': { width: 260 },
  '& .PortalMergeForm-line > button': { marginTop: 16 },
  '& output': { ...theme.typography.body2, display: 'block', marginTop: 6, overflowWrap: 'anywhere' },
  '& output[data-failed="true"]': { color: theme.vars.palette.error.main },
}));

/**
 * Copies what another user has and this one lacks. It shows what would be added before the button is pressed.
 */
export function MergeForm({
  buttonLabel,
  userLabel,
  users,
  listAdditions,
  nothingToAddText,
  onMerge,
}: MergeFormProps) {
  const [typedName, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [result, setResult] = useState<ToggleResult | null>(null);
  const { isBusy, run } = useSingleFlight();
  const noteId = useId();

  const sourceUser = findUserByName(users, typedName);
  const additionNames = sourceUser ? listAdditions(sourceUser) : [];
  const isReady = additionNames.length > 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    validate();
    if (sourceUser && isReady)
      void run(async () => setResult(await onMerge({ username: sourceUser.username })));
  }

  function validate() {
    setError(sourceUser || typedName.trim() === '' ? null : 'No such user.');
  }

  return (
    <Root aria-label={buttonLabel} aria-busy={isBusy} onSubmit={handleSubmit} noValidate>
      <div className="PortalMergeForm-line">
        <UserNameInput
          label={userLabel}
          users={users}
          value={typedName}
          error={error}
          onBlur={validate}
          onChange={({ value }) => {
            setTyped(value);
            setResult(null);
            setError(null);
          }}
        />
        <Button type="submit" aria-disabled={!isReady} busy={isBusy} aria-describedby={noteId}>
          {buttonLabel}
        </Button>
      </div>
      <output id={noteId} data-failed={result?.ok === false}>
        {getNote()}
      </output>
    </Root>
  );

  function getNote(): string {
    if (result?.ok === false) return result.message;
    if (result?.effect) return result.effect;
    if (!sourceUser) return 'Choose a user to preview.';
    return isReady ? `To be added: ${additionNames.join(', ')}` : nothingToAddText;
  }
}
