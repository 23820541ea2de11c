import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../controls/useSingleFlight.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { LoginFormRoot } from './LoginFormRoot.ts';
import { LOGIN_FAILED_MESSAGE, LoginError, type LoginStep } from './LoginError.ts';
import type { SecondStep } from './SecondStep.tsx';

export interface Credentials {
  userName: string;
  password: string;
  /** The second step, for users with two-step verification. */
  code?: string;
  /** Or a passkey: the `passkey` of the last `LoginStep`. */
  passkey?: unknown;
}

export interface LoginFormProps {
  /**
   * Resolves when the user is signed in, rejects on any failure: with its own text only for a `LoginError`, which also
   * asks a user with two-step verification for the second step.
   */
  onLogin: (credentials: Credentials) => Promise<unknown>;
  /** Shown above the fields, for example why to log in again. */
  notice?: ReactNode;
  /** Initial user name; the focus is then on the password. */
  defaultUserName?: string;
  /** Another way to sign in comes first. */
  secondary?: boolean;
}

/** Login form. Every failure of a user shows the same message, which disappears on the next edit. */
export function LoginForm({ onLogin, notice, defaultUserName = '', secondary }: LoginFormProps) {
  const [typedName, setTypedName] = useState(defaultUserName);
  const userName = typedName.trim(); // a pasted name often has blanks
  const [password, setPassword] = useState('');
  /** Loaded for users who have it. */
  const [second, setSecond] = useState<{ step: LoginStep; SecondStep: typeof SecondStep }>();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const initialFocusRef = useRef<HTMLInputElement>(null);
  // Not `autoFocus`, which would force a layout before the first paint.
  useEffect(() => initialFocusRef.current?.focus(), [second]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      try {
        await onLogin({ userName, password });
      } catch (error) {
        if (!(error instanceof LoginError)) setFailure(LOGIN_FAILED_MESSAGE);
        else if (error.step) setSecond({ step: error.step, ...(await import('./SecondStep.tsx')) });
        else setFailure(error.message);
      }
    }).catch(() => setFailure('The second step failed to load. Reload the page.'));
  }

  if (second)
    return (
      <second.SecondStep
        {...{ step: second.step, notice, secondary }}
        onLogin={(values) => onLogin({ userName, password, ...values })}
        onBack={(message) => {
          setSecond(undefined);
          setFailure(message);
        }}
      />
    );
  return (
    <LoginFormRoot
      onSubmit={handleSubmit}
      onChange={() => setFailure('')}
      noValidate
      aria-label="Log in"
      aria-busy={isBusy}
    >
      {notice && <div>{notice}</div>}
      <LabeledInput label="User name">
        {(input) => (
          <TextInput
            {...input}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            ref={defaultUserName === '' ? initialFocusRef : undefined}
            value={typedName}
            onChange={(event) => setTypedName(event.target.value)}
          />
        )}
      </LabeledInput>
      <LabeledInput label="Password">
        {(input) => (
          <TextInput
            {...input}
            type="password"
            name="password"
            autoComplete="current-password"
            ref={defaultUserName === '' ? undefined : initialFocusRef}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </LabeledInput>
      {failure && <ErrorBanner message={failure} />}
      <Button type="submit" variant={secondary ? 'default' : 'primary'} busy={isBusy}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
    </LoginFormRoot>
  );
}
