import {
  getTypedRows,
  listCouponDifferences,
  type Step2State,
  type Step3State,
} from '@portal/domain/barcode';
import { Button } from '../../controls/Button/Button.tsx';
import { LazyVersionConflict } from '../../feedback/VersionConflict/LazyVersionConflict.tsx';
import type { WizardAction } from '../WizardAction.ts';

export interface TheirRowsNoticeProps {
  state: Step2State | Step3State;
  onAction: (action: WizardAction) => void;
}

const localeText = {
  notSaved: 'Your changes are not saved. Copy rows before you use theirs, if you still need yours.',
};

/** Someone else has changed the rows meanwhile: who, what differs, and the choice between both. */
export function TheirRowsNotice({ state, onAction }: TheirRowsNoticeProps) {
  const { theirs } = state;
  if (theirs === null) return null;
  return (
    <LazyVersionConflict
      title={`${theirs.changedBy ?? 'Someone else'} changed these rows`}
      differences={listCouponDifferences(theirs.coupons, getTypedRows(state))}
      localeText={localeText}
    >
      <Button onClick={() => onAction({ type: 'useTheirs' })}>Use theirs</Button>
      <Button onClick={() => onAction({ type: 'overwriteTheirs' })}>Overwrite with mine</Button>
    </LazyVersionConflict>
  );
}
