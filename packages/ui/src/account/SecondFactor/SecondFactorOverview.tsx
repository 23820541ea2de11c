import { formatInstant, formatQuantity } from '@portal/domain';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import type { Passkey, SecondFactorState } from './SecondFactorState.ts';

interface SecondFactorOverviewProps {
  state: SecondFactorState;
  onAddPasskey: () => void;
  onAddApp: () => void;
  /** `null`: the authenticator app. */
  onRemove: (passkey: Passkey | null) => void;
  onRenewCodes: () => void;
  onTurnOff: () => void;
}

const List = styled('ul')(({ theme }) => ({
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
  },
  '& li:last-child': { borderBottom: `1px solid ${theme.vars.palette.portal.hairline}` },
  '& strong': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& button': { flex: 'none' },
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

/** What the user has, and what to add or remove. */
export function SecondFactorOverview({ state, ...on }: SecondFactorOverviewProps) {
  const { isOn, since, hasApp, passkeys, recoveryCodesLeft, isRequired, offersPasskeys } = state;
  const passkeyVariant = isOn ? 'default' : 'primary';
  return (
    <>
      <p>
        {isOn
          ? `On since ${formatInstant(since)}. ${formatQuantity(recoveryCodesLeft, 'recovery code')} left.`
          : describeUse(state)}
      </p>
      {isOn && isRequired && <p>Your role requires it: if you turn it off, you can only set it up again.</p>}
      {isOn && (
        <List aria-label="Passkeys and authenticator app">
          {passkeys.map((passkey) => (
            <li key={passkey.passkeyId}>
              <span>
                <strong>{passkey.name}</strong>
                <small>{describePasskey(passkey)}</small>
              </span>
              <Button
                variant="ghost"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => on.onRemove(passkey)}
              >
                Remove
              </Button>
            </li>
          ))}
          {hasApp && (
            <li>
              <span>
                <strong>Authenticator app</strong>
                <small>Codes of 6 digits</small>
              </span>
              <Button variant="ghost" aria-label="Remove authenticator app" onClick={() => on.onRemove(null)}>
                Remove
              </Button>
            </li>
          )}
        </List>
      )}
      <Actions>
        {offersPasskeys && (
          <Button variant={passkeyVariant} onClick={on.onAddPasskey}>
            Add passkey
          </Button>
        )}
        {!hasApp && (
          <Button variant={offersPasskeys ? 'default' : passkeyVariant} onClick={on.onAddApp}>
            Set up authenticator app
          </Button>
        )}
        {isOn && (
          <>
            <Button onClick={on.onRenewCodes}>New recovery codes</Button>
            <Button onClick={on.onTurnOff}>Turn off</Button>
          </>
        )}
      </Actions>
    </>
  );
}

function describeUse({ isRequired, offersPasskeys }: SecondFactorState): string {
  const step = offersPasskeys
    ? 'you use a passkey (fingerprint, face, device PIN or security key) or a code from an app on your phone'
    : 'you enter a code from an app on your phone';
  return isRequired
    ? `Your role requires two-step verification. After your password, ${step}.`
    : `After your password, ${step}. A stolen password is then not enough to sign in.`;
}

function describePasskey({ createdAt, lastUsedAt }: Passkey): string {
  const use = lastUsedAt === null ? 'not used yet' : `last used ${formatInstant(lastUsedAt)}`;
  return `Passkey · added ${formatInstant(createdAt)} · ${use}`;
}
