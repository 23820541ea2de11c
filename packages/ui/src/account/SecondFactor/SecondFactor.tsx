import { type ReactNode, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import type { SubmitResponse } from '../../feedback/SubmitResult.ts';
import { fieldsFor } from '../../forms/fieldsFor.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { schemaFromRules } from '../../forms/FormSchema.ts';
import { Panel } from '../../layout/Panel/Panel.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorOverview } from './SecondFactorOverview.tsx';
import type { Passkey, SecondFactorSecret, SecondFactorState } from './SecondFactorState.ts';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';

interface Password {
  password: string;
}

interface NewPasskey extends Password {
  name: string;
}

export interface SecondFactorProps {
  /** Not visible; for password managers. */
  userName: string;
  state: SecondFactorState;
  /** Creates a passkey, which the browser asks for. @returns the recovery codes; none if the user has them */
  onAddPasskey: (values: NewPasskey) => Promise<SubmitResponse<readonly string[]>>;
  /** Starts to set up an authenticator app. */
  onStart: (values: Password) => Promise<SubmitResponse<SecondFactorSecret>>;
  /** Adds the app with its first code. @returns the recovery codes; none if the user has them */
  onConfirm: (values: { code: string }) => Promise<SubmitResponse<readonly string[]>>;
  /** Removes a passkey, or the app (`null`). Without another one, two-step verification is then off. */
  onRemove: (values: Password & { passkeyId: number | null }) => Promise<SubmitResponse<unknown>>;
  /** @returns new recovery codes */
  onRenewCodes: (values: Password) => Promise<SubmitResponse<readonly string[]>>;
  /** Removes everything. */
  onTurnOff: (values: Password) => Promise<SubmitResponse<unknown>>;
  /** Called when the state has changed, and the user has seen the recovery codes. */
  onChanged: () => void;
}

/** What the user confirms with the password. */
interface Confirmation {
  label: string;
  text?: string;
  isDestructive?: boolean;
  run: (values: Password) => Promise<SubmitResponse<unknown>>;
}

type Step =
  | { kind: 'overview' }
  | { kind: 'passkey' }
  | { kind: 'password'; confirmation: Confirmation }
  | { kind: 'code'; secret: SecondFactorSecret }
  | { kind: 'recoveryCodes'; codes: readonly string[] };

// With what draws the QR code.
const loadAppSetup = async () => (await import('./AppSetup.tsx')).AppSetup;

const missingPassword = 'Enter your password';
const passwordSchema = schemaFromRules<Password>(({ password }) => ({
  password: password === '' ? missingPassword : undefined,
}));
const { TextField: PasswordField } = fieldsFor(passwordSchema);
const passkeySchema = schemaFromRules<NewPasskey>(({ password, name }) => ({
  name: name.trim() === '' ? 'Enter a name' : undefined,
  password: password === '' ? missingPassword : undefined,
}));
const { TextField: PasskeyField } = fieldsFor(passkeySchema);
const codeSchema = schemaFromRules<{ code: string }>(({ code }) => ({
  code: /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? undefined : 'Enter the 6 digits that the app shows',
}));
const { TextField: CodeField } = fieldsFor(codeSchema);

const ownPassword = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  span: 'row',
  chars: 32,
} as const;

const Root = styled('div')({
  maxWidth: 618,
  '& p': { margin: '0 0 8px' },
  // The panel is the card.
  '& form': { marginTop: 12, padding: 0, border: 0 },
  '& form > :last-child': { margin: '16px 0 0', padding: 0, border: 0 },
});

/**
 * Two-step verification: adds and removes passkeys and an authenticator app, shows the recovery codes.
 * @alias MFA, 2FA, TOTP, authenticator app, passkey, WebAuthn
 */
export function SecondFactor({
  userName,
  state,
  onAddPasskey,
  onStart,
  onConfirm,
  onRemove,
  onRenewCodes,
  onTurnOff,
  onChanged,
}: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  // The new state is loaded when the codes have been seen.
  const isOn = state.isOn || step.kind === 'recoveryCodes';
  const backToOverview = () => setStep({ kind: 'overview' });
  const finish = () => {
    backToOverview();
    onChanged();
  };
  const confirm = (confirmation: Confirmation) => setStep({ kind: 'password', confirmation });

  function startApp() {
    confirm({
      label: 'Continue',
      async run(values) {
        const result = await onStart(values);
        if (result.ok) setStep({ kind: 'code', secret: result.data });
        return result;
      },
    });
  }

  function remove(passkey: Passkey | null) {
    const isLast = state.passkeys.length + Number(state.hasApp) === 1;
    const name = passkey ? `the passkey “${passkey.name}”` : 'the authenticator app';
    confirm({
      label: passkey ? 'Remove passkey' : 'Remove authenticator app',
      text: `Remove ${name}.${isLast ? ' It is the only one: two-step verification is then off.' : ''}`,
      isDestructive: true,
      run: async ({ password }) =>
        finishIfDone(await onRemove({ password, passkeyId: passkey?.passkeyId ?? null })),
    });
  }

  function finishIfDone(result: SubmitResponse<unknown>) {
    if (result.ok) finish();
    return result;
  }

  function showCodes(result: SubmitResponse<readonly string[]>) {
    if (!result.ok) return result;
    if (result.data.length === 0) finish();
    else setStep({ kind: 'recoveryCodes', codes: result.data });
    return result;
  }

  return (
    <Root>
      <Panel title="Two-step verification" note={isOn ? 'On' : 'Off'}>
        {renderStep()}
      </Panel>
    </Root>
  );

  function renderStep(): ReactNode {
    switch (step.kind) {
      case 'overview':
        return (
          <SecondFactorOverview
            state={state}
            onAddPasskey={() => setStep({ kind: 'passkey' })}
            onAddApp={startApp}
            onRemove={remove}
            onRenewCodes={() =>
              confirm({
                label: 'Get new codes',
                run: async (values) => showCodes(await onRenewCodes(values)),
              })
            }
            onTurnOff={() =>
              confirm({
                label: 'Turn off two-step verification',
                isDestructive: true,
                run: async (values) => finishIfDone(await onTurnOff(values)),
              })
            }
          />
        );
      case 'passkey':
        return (
          <>
            <p>
              A passkey is kept by this device, your phone, a password manager or a security key. Your browser
              asks where to create it.
            </p>
            <Form
              key="passkey"
              label="Add passkey"
              schema={passkeySchema}
              defaultValues={{ name: '', password: '' }}
              submitLabel="Add passkey"
              onSubmit={async (values) => showCodes(await onAddPasskey(values))}
              onCancel={backToOverview}
            >
              <PasskeyField
                name="name"
                label="Name"
                help="What you know it by, such as Work laptop"
                maxLength={60}
                span="row"
                chars={32}
              />
              {renderUserName()}
              <PasskeyField {...ownPassword} />
            </Form>
          </>
        );
      case 'password': {
        const { label, text, isDestructive, run } = step.confirmation;
        return (
          <>
            {text && <p>{text}</p>}
            <Form
              key={label}
              label="Confirm password"
              schema={passwordSchema}
              defaultValues={{ password: '' }}
              submitLabel={label}
              submitVariant={isDestructive ? 'destructive' : 'primary'}
              onSubmit={run}
              onCancel={backToOverview}
            >
              {renderUserName()}
              <PasswordField {...ownPassword} />
            </Form>
          </>
        );
      }
      case 'code':
        return (
          <>
            <LazyComponent label="Setup of the app" load={loadAppSetup} props={{ secret: step.secret }} />
            <Form
              key="code"
              label="Confirm code"
              schema={codeSchema}
              defaultValues={{ code: '' }}
              submitLabel="Add authenticator app"
              onSubmit={async (values) => showCodes(await onConfirm(values))}
              onCancel={backToOverview}
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
      case 'recoveryCodes':
        return <RecoveryCodes codes={step.codes} onDone={finish} />;
    }
  }

  function renderUserName() {
    return <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />;
  }
}
