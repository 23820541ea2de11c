import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../../buttons/PlainButton.tsx';
import type { ToggleAnswer } from '../ToggleAnswer.ts';
import { type NamedUser, UserNameInput, userNamed } from '../UserPicker/UserNameInput.tsx';

export interface MergeFormProps {
  /** Label of the button, such as `Merge Roles`. */
  buttonLabel: string;
  /** Users to merge from: all except the user that is edited. */
  users: readonly NamedUser[];
  /** Display names of what merging from this user would add; empty if nothing. */
  additions: (from: { username: string }) => readonly string[];
  /** Shown if nothing would be added, such as `jdoe holds all of these roles`. */
  nothingText: string;
  /** Performs the merge. Its result is shown below. */
  onMerge: (from: { username: string }) => Promise<ToggleAnswer>;
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
export function MergeForm({ buttonLabel, users, additions, nothingText, onMerge }: MergeFormProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<ToggleAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // a ref, because state would not block a second click in the same frame
  const noteId = useId();

  const from = userNamed(users, typed);
  const added = from ? additions(from) : [];
  const isReady = added.length > 0;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!from || !isReady || isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setAnswer(await onMerge({ username: from.username }));
    isSending.current = false;
    setBusy(false);
  }

  return (
    <Root aria-label={buttonLabel} aria-busy={isBusy} onSubmit={(event) => void submit(event)} noValidate>
      <div className="PortalMergeForm-line">
        <UserNameInput
          label="From user"
          users={users}
          value={typed}
          onChange={({ value }) => {
            setTyped(value);
            setAnswer(null);
          }}
        />
        <PlainButton
          type="submit"
          aria-disabled={!isReady || isBusy}
          aria-busy={isBusy}
          aria-describedby={noteId}
        >
          {buttonLabel}
        </PlainButton>
      </div>
      <output id={noteId} data-failed={answer?.ok === false}>
        {noteText()}
      </output>
    </Root>
  );

  function noteText(): string {
    if (answer?.ok === false) return answer.message;
    if (answer?.effect) return answer.effect;
    if (typed.trim() === '') return 'Name a user to see what would be added.';
    if (!from) return 'There is no other user of this name.';
    return isReady ? `Will be added: ${added.join(', ')}` : nothingText;
  }
}
