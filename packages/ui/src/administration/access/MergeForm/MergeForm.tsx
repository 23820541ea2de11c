import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../../buttons/PlainButton.tsx';
import type { ToggleAnswer } from '../ToggleAnswer.ts';
import { type NamedUser, UserNameInput, userNamed } from '../UserPicker/UserNameInput.tsx';

export interface MergeFormProps {
  /** The act, which the button says: `Merge Roles`. */
  buttonLabel: string;
  /** From whom one can merge: everybody but the user who is merged into. */
  users: readonly NamedUser[];
  /** What merging from this user would add, in words; empty: nothing is missing. */
  additions: (from: { username: string }) => readonly string[];
  /** Said when nothing is missing: `jdoe holds all of these roles`. */
  nothingText: string;
  /** Adds what is missing. What it answers is said below. */
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

/** Copies from another user what this one lacks. What would be added stands there before the button is pressed. */
export function MergeForm({ buttonLabel, users, additions, nothingText, onMerge }: MergeFormProps) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<ToggleAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // state is too late for a second click in the same frame
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
