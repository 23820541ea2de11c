import { SecondFactor } from '@portal/ui/account';
import {
  refreshSecondFactor,
  secondFactorCalls,
  useSecondFactor,
} from '../../../api/session/secondFactor.ts';

/** Two-step verification of the signed-in user, if the provider has it. */
export function OwnSecondFactor({ userName }: { userName: string }) {
  const state = useSecondFactor();
  return (
    state && (
      <div style={{ marginTop: 16 }}>
        <SecondFactor
          {...secondFactorCalls}
          userName={userName}
          state={state}
          submitVariant="default"
          onChanged={() => void refreshSecondFactor()}
        />
      </div>
    )
  );
}
