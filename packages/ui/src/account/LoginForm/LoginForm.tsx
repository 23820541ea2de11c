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

/** Rejected after the right password, if the user needs a code, or has entered a wrong one. */
export class LoginCodeError extends Error {
  override name = 'LoginCodeError';
  /** A code was entered, and is not valid. */
  readonly isWrong: boolean;

  constructor(isWrong: boolean) {
    super(isWrong ? WRONG_CODE_MESSAGE : 'A code is required');
    this.isWrong = isWrong;
  }
}

const WRONG_CODE_MESSAGE = 'This code is not valid. A code from the app works once, for about a minute.';

/** The same for every failure, so that it does not reveal which users exist (specification 1 §8). */
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
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();
  const initialFocusRef = useRef<HTMLInputElement>(null);
  // Not `autoFocus`, which would force a layout before the first paint.
  const isFirstStep = code === null;
  useEffect(() => initialFocusRef.current?.focus(), [isFirstStep]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setFailure(null);
      try {
        await onLogin({ userName, password, ...(code !== null && { code }) });
      } catch (error) {
        if (error instanceof LoginCodeError) {
          setCode('');
          setFailure(error.isWrong ? error.message : null);
          return;
        }
        const isTooMany = error instanceof TooManyLoginsError;
        if (!isTooMany) setCode(null);
        setFailure(isTooMany ? error.message : LOGIN_FAILED_MESSAGE);
      }
    });
  }

  return (
    <Root onSubmit={handleSubmit} noValidate aria-label="Log in" aria-busy={isBusy}>
      {notice && <div>{notice}</div>}
      {code === null ? renderCredentials() : renderCode(code)}
      {failure !== null && <ErrorBanner message={failure} />}
      <Button type="submit" variant={secondary ? 'default' : 'primary'} busy={isBusy}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
    </Root>
  );

  function renderCode(typed: string) {
    return (
      <Suspense fallback={null}>
        <CodeFields
          code={typed}
          onCodeChange={(next) => {
            setCode(next);
            setFailure(null);
          }}
          onBack={() => {
            setCode(null);
            setFailure(null);
          }}
        />
      </Suspense>
    );
  }

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
                setFailure(null);
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
                setFailure(null);
              }}
            />
          )}
        </LabeledInput>
      </>
    );
  }
}
