import { formatInstant } from '@portal/domain';
import { type ReactNode, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../../controls/Button/Button.tsx';
import { copyText } from '../../controls/copyText.ts';
import type { SubmitResponse } from '../../feedback/SubmitResult.ts';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { Panel } from '../../layout/Panel/Panel.tsx';
import { QrPicture } from './QrPicture.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Two-step verification of the signed-in user. */
export interface SecondFactorState {
  isOn: boolean;
  /** UTC without a zone; `null` while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** A role of the user requires it. */
  isRequired: boolean;
}

/** What the user's authenticator app needs. */
export interface SecondFactorSecret {
  /** To type. */
  secret: string;
  /** The same as a URI, for the QR code. */
  uri: string;
}

interface Password {
  password: string;
}

export interface SecondFactorProps {
  /** Not visible; for password managers. */
  userName: string;
  state: SecondFactorState;
  /** `default`: another form of the page has the primary button. Default `primary`. */
  submitVariant?: 'primary' | 'default';
  /** Starts to turn it on. */
  onStart: (values: Password) => Promise<SubmitResponse<SecondFactorSecret>>;
  /** Turns it on with the first code of the app. @returns the recovery codes */
  onConfirm: (values: { code: string }) => Promise<SubmitResponse<readonly string[]>>;
  /** @returns new recovery codes */
  onRenewCodes: (values: Password) => Promise<SubmitResponse<readonly string[]>>;
  onTurnOff: (values: Password) => Promise<SubmitResponse<unknown>>;
  /** Called when the state has changed, and the user has seen the recovery codes. */
  onChanged: () => void;
}

type Step =
  | { kind: 'state' }
  | { kind: 'password'; purpose: 'start' | 'renew' | 'turnOff' }
  | { kind: 'confirm'; secret: SecondFactorSecret }
  | { kind: 'codes'; codes: readonly string[] };

const passwordSchema = schemaFromRules<Password>(({ password }) => ({
  password: password === '' ? 'Enter your password' : undefined,
}));
const { TextField: PasswordField } = fieldsFor(passwordSchema);
const codeSchema = schemaFromRules<{ code: string }>(({ code }) => ({
  code: /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? undefined : 'Enter the 6 digits that the app shows',
}));
const { TextField: CodeField } = fieldsFor(codeSchema);

const submitLabels = { start: 'Continue', renew: 'Get new codes', turnOff: 'Turn off two-step verification' };

const Root = styled('div')({
  maxWidth: 618,
  '& p': { margin: '0 0 8px' },
  // The panel is the card.
  '& form': { marginTop: 12, padding: 0, border: 0 },
  '& form > :last-child': { margin: '16px 0 0', padding: 0, border: 0 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const Secret = styled('code')({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });

/**
 * Turns two-step verification on and off: password, QR code, first code, recovery codes.
 * @alias MFA, 2FA, TOTP, authenticator app
 */
export function SecondFactor({
  userName,
  state,
  submitVariant = 'primary',
  onStart,
  onConfirm,
  onRenewCodes,
  onTurnOff,
  onChanged,
}: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ kind: 'state' });
  const backToState = () => setStep({ kind: 'state' });
  const finish = () => {
    backToState();
    onChanged();
  };

  async function handlePassword(purpose: 'start' | 'renew' | 'turnOff', values: Password) {
    if (purpose === 'start') {
      const result = await onStart(values);
      if (result.ok) setStep({ kind: 'confirm', secret: result.data });
      return result;
    }
    if (purpose === 'renew') return showCodes(await onRenewCodes(values));
    const result = await onTurnOff(values);
    if (result.ok) finish();
    return result;
  }

  function showCodes(result: SubmitResponse<readonly string[]>) {
    if (result.ok) setStep({ kind: 'codes', codes: result.data });
    return result;
  }

  return (
    <Root>
      <Panel title="Two-step verification" note={state.isOn ? 'On' : 'Off'}>
        {renderStep()}
      </Panel>
    </Root>
  );

  function renderStep(): ReactNode {
    switch (step.kind) {
      case 'state':
        return (
          <State
            state={state}
            startVariant={submitVariant}
            onStep={(purpose) => setStep({ kind: 'password', purpose })}
          />
        );
      case 'password':
        return (
          <Form
            key={step.purpose}
            label="Confirm password"
            schema={passwordSchema}
            defaultValues={{ password: '' }}
            submitLabel={submitLabels[step.purpose]}
            submitVariant={step.purpose === 'turnOff' ? 'destructive' : submitVariant}
            onSubmit={(values) => handlePassword(step.purpose, values)}
            onCancel={backToState}
          >
            <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
            <PasswordField
              name="password"
              label="Your password"
              type="password"
              autoComplete="current-password"
              span="row"
              chars={32}
            />
          </Form>
        );
      case 'confirm':
        return (
          <>
            <Setup secret={step.secret} />
            <Form
              label="Confirm code"
              schema={codeSchema}
              defaultValues={{ code: '' }}
              submitLabel="Turn on two-step verification"
              submitVariant={submitVariant}
              onSubmit={async (values) => showCodes(await onConfirm(values))}
              onCancel={backToState}
            >
              <CodeField
                name="code"
                label="Code"
                help="The 6 digits that the app shows now"
                inputMode="numeric"
                autoComplete="one-time-code"
                span="row"
                chars={10}
              />
            </Form>
          </>
        );
      case 'codes':
        return <RecoveryCodes codes={step.codes} doneVariant={submitVariant} onDone={finish} />;
    }
  }
}

interface StateProps {
  state: SecondFactorState;
  startVariant: 'primary' | 'default';
  onStep: (purpose: 'start' | 'renew' | 'turnOff') => void;
}

function State({ state, startVariant, onStep }: StateProps) {
  const { isOn, since, recoveryCodesLeft, isRequired } = state;
  if (!isOn)
    return (
      <>
        <p>
          {isRequired
            ? 'Your role requires two-step verification. After your password, you enter a code from an app on your phone.'
            : 'After your password, you enter a code from an app on your phone. A stolen password is then not enough to sign in.'}
        </p>
        <Button variant={startVariant} onClick={() => onStep('start')}>
          Set up two-step verification
        </Button>
      </>
    );
  const codes = recoveryCodesLeft === 1 ? '1 recovery code left' : `${recoveryCodesLeft} recovery codes left`;
  return (
    <>
      <p>
        On since {formatInstant(since)}. {codes}.
      </p>
      {isRequired && <p>Your role requires it: if you turn it off, you can only set it up again.</p>}
      <Actions>
        <Button onClick={() => onStep('renew')}>New recovery codes</Button>
        <Button onClick={() => onStep('turnOff')}>Turn off</Button>
      </Actions>
    </>
  );
}

function Setup({ secret: { secret, uri } }: { secret: SecondFactorSecret }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <p>
        Scan this picture with an authenticator app, or type the key into it. Then enter the code that the app
        shows.
      </p>
      <QrPicture text={uri} label="QR code for your authenticator app" />
      <p>
        Key: <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>{' '}
        <Button variant="ghost" onClick={() => void copyText(secret).then(() => setIsCopied(true))}>
          {isCopied ? 'Copied' : 'Copy key'}
        </Button>
      </p>
    </>
  );
}
