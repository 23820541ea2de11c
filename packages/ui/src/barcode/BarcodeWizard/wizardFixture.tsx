import { nextWizardState } from '@portal/domain/barcode';
import { useCallback, useState } from 'react';
import { storyDay } from '../barcodeFixture.ts';
import type { WizardAction } from '../WizardAction.ts';
import { BarcodeWizard, type BarcodeWizardProps } from './BarcodeWizard.tsx';

/** Links passed by the app. */
export const storyLinks = {
  listLinks: (
    <>
      <a href="?list=jobs">Job Overview</a>
      <a href="?list=loads">Coupon Load Status</a>
    </>
  ),
  startAnotherLink: <a href="?">Start another job</a>,
};

/** The wizard with its state machine, without a server. */
export function RunWizard({ state: first, onAction: onAct, ...rest }: BarcodeWizardProps) {
  const [state, setState] = useState(first);
  const dispatch = useCallback(
    (done: WizardAction) => {
      onAct(done);
      setState((before) => nextWizardState(before, Object.assign({ now: 0, today: storyDay }, done)));
    },
    [onAct],
  );
  return (
    <div style={{ display: 'flex', height: '100vh', padding: 16, boxSizing: 'border-box' }}>
      <BarcodeWizard {...rest} state={state} onAction={dispatch} />
    </div>
  );
}
