import {
  getTypedRows,
  listCouponDifferences,
  type Step2State,
  type Step3State,
} from '@portal/domain/barcode';
import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { NoticeBanner } from '../../layout/NoticeBanner/NoticeBanner.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { DifferenceList, StepLine } from './stepStyles.ts';

const shownDifferences = 5;

export interface TheirRowsNoticeProps {
  state: Step2State | Step3State;
  onAction: (action: WizardAction) => void;
}

/** Someone else has changed the rows meanwhile: who, what differs, and the choice between both. */
export function TheirRowsNotice({ state, onAction }: TheirRowsNoticeProps) {
  const id = useId();
  const { theirs } = state;
  if (theirs === null) return null;
  const differences = listCouponDifferences(theirs.coupons, getTypedRows(state));
  const rest = differences.length - shownDifferences;
  return (
    <section aria-labelledby={id}>
      <NoticeBanner kind="warning">
        <strong id={id}>{`${theirs.changedBy ?? 'Someone else'} changed these rows.`}</strong>
        {' Your changes are not saved. Copy rows before you use theirs, if you still need yours.'}
      </NoticeBanner>
      <DifferenceList aria-label="Differences">
        {differences.slice(0, shownDifferences).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {rest > 0 && <li>{`${rest} more`}</li>}
      </DifferenceList>
      <StepLine>
        <Button onClick={() => onAction({ type: 'useTheirs' })}>Use theirs</Button>
        <Button onClick={() => onAction({ type: 'overwriteTheirs' })}>Overwrite with mine</Button>
      </StepLine>
    </section>
  );
}
