import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { useSingleFlight } from '../../controls/useSingleFlight.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { LoginFormRoot } from './LoginFormRoot.ts';
import { LOGIN_FAILED_MESSAGE, LoginError, type LoginStep } from './LoginError.ts';

interface SecondStepProps {
  /** What it takes at first. */
  step: LoginStep;
  notice: ReactNode;
  secondary: boolean | undefined;
  onLogin: (values: { code: string } | { passkey: unknown }) => Promise<unknown>;
  /** To user name and password. @param failure why, if the user did not want to */
  onBack: (failure: string) => void;
}

type Way = 'passkey' | 'app' | 'recovery';

const Text = styled('p')({ margin: 0 });
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
});

const texts: Record<Way, string> = {
  passkey: 'Confirm with your passkey: fingerprint, face, device PIN or security key.',
  app: 'Enter the 6-digit code from your authenticator app.',
  recovery: 'Enter one of your recovery codes. Each works once.',
};
const wayLabels: Record<Way, string> = {
  passkey: 'Use a passkey',
  app: 'Use a code from the app',
  recovery: 'Use a recovery code',
};

/** The second step of a login: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ step: firstStep, notice, secondary, onLogin, onBack }: SecondStepProps) {
  const [step, setStep] = useState(firstStep);
  const ways = listWays(step);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const inputRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  useEffect(() => (inputRef.current ?? submitRef.current)?.focus(), [way]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      try {
        await onLogin(way === 'passkey' ? { passkey: step.passkey } : { code });
      } catch (error) {
        if (!(error instanceof LoginError)) return onBack(LOGIN_FAILED_MESSAGE);
        if (error.step) {
          setStep(error.step);
          setCode('');
        }
        setFailure(error.message);
      }
    });
  }

  function change(next: Way, text: string) {
    setWay(next);
    setCode(text);
    setFailure('');
  }

  return (
    <LoginFormRoot onSubmit={handleSubmit} noValidate aria-label="Log in" aria-busy={isBusy}>
      {notice && <div>{notice}</div>}
      <Text>{texts[way]}</Text>
      {way !== 'passkey' && (
        <LabeledInput label={way === 'app' ? 'Code' : 'Recovery code'}>
          {(input) => (
            <TextInput
              {...input}
              key={way}
              ref={inputRef}
              name="code"
              autoComplete={way === 'app' ? 'one-time-code' : 'off'}
              inputMode={way === 'app' ? 'numeric' : 'text'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              value={code}
              onChange={(event) => change(way, event.target.value)}
            />
          )}
        </LabeledInput>
      )}
      {failure && <ErrorBanner message={failure} />}
      <Button type="submit" ref={submitRef} variant={secondary ? 'default' : 'primary'} busy={isBusy}>
        {isBusy ? 'Logging in…' : way === 'passkey' ? 'Use passkey' : 'Log in'}
      </Button>
      <Ways>
        <Button variant="ghost" onClick={() => onBack('')}>
          Back
        </Button>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" onClick={() => change(other, '')}>
              {wayLabels[other]}
            </Button>
          ))}
      </Ways>
    </LoginFormRoot>
  );
}

/** The best first. */
function listWays({ hasApp, passkey }: LoginStep): Way[] {
  return [
    ...(passkey === undefined ? [] : ['passkey' as const]),
    ...(hasApp ? ['app' as const] : []),
    'recovery',
  ];
}
