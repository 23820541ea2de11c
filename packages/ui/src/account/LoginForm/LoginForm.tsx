import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../controls/useSingleFlight.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';

export interface Credentials {
  userName: string;
  password: string;
  /** The second step, for users with two-step verification. */
  code?: string;
}

export interface LoginFormProps {
  /**
   * Resolves when the user is signed in, rejects on any failure: with its own text only for a `TooManyLoginsError`. A
   * `LoginCodeError` asks for the code of a user with two-step verification.
   */
  onLogin: (credentials: Credentials) => Promise<unknown>;
  /** Shown above the fields, for example why to log in again. */
  notice?: ReactNode;
  /** Initial user name; the focus is then on the password. */
  defaultUserName?: string;
  /** Another way to sign in comes first. */
  secondary?: boolean;
}

/** Rejected for the failed sign-ins of others, whatever the user typed; its message is shown. */
export class TooManyLoginsError extends Error {
  override name = 'TooManyLoginsError';
}

/** Rejected after the right password: the user needs a code. Its message, if any, says that the one entered is not valid. */
export class LoginCodeError extends Error {
  override name = 'LoginCodeError';
}

/** The same for every failure, so that it does not reveal which users exist. */
export const LOGIN_FAILED_MESSAGE = 'invalid user name or password';

const CodeFields = lazy(async () => ({ default: (await import('./CodeFields.tsx')).CodeFields }));

const Root = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& label': { marginBottom: 4 },
  '& button': { marginTop: 4 },
});

/** Login form. Every failure of a user shows the same message, which disappears on the next edit. */
export function LoginForm({ onLogin, notice, defaultUserName = '', secondary }: LoginFormProps) {
  const [userName, setUserName] = useState(defaultUserName);
  const [password, setPassword] = useState('');
  /** `null`: the first step. */
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const initialFocusRef = useRef<HTMLInputElement>(null);
  // Not `autoFocus`, which would force a layout before the first paint.
  const isFirstStep = code === null;
  useEffect(() => initialFocusRef.current?.focus(), [isFirstStep]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      try {
        await onLogin({ userName, password, ...(code !== null && { code }) });
      } catch (error) {
        const needsCode = error instanceof LoginCodeError;
        const isExplained = needsCode || error instanceof TooManyLoginsError;
        if (needsCode) setCode('');
        else if (!isExplained) setCode(null);
        setFailure(isExplained ? error.message : LOGIN_FAILED_MESSAGE);
      }
    });
  }

  function handleCodeChange(next: string | null) {
    setCode(next);
    setFailure('');
  }

  return (
    <Root onSubmit={handleSubmit} noValidate aria-label="Log in" aria-busy={isBusy}>
      {notice && <div>{notice}</div>}
      {code === null ? (
        renderCredentials()
      ) : (
        <Suspense>
          <CodeFields code={code} onCodeChange={handleCodeChange} />
        </Suspense>
      )}
      {failure && <ErrorBanner message={failure} />}
      <Button type="submit" variant={secondary ? 'default' : 'primary'} busy={isBusy}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
    </Root>
  );

  function renderCredentials() {
    return (
      <>
        <LabeledInput label="User name">
          {(input) => (
            <TextInput
              {...input}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              ref={defaultUserName === '' ? initialFocusRef : undefined}
              value={userName}
              onChange={(event) => {
                setUserName(event.target.value);
                setFailure('');
              }}
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
              onChange={(event) => {
                setPassword(event.target.value);
                setFailure('');
              }}
            />
          )}
        </LabeledInput>
      </>
    );
  }
}
