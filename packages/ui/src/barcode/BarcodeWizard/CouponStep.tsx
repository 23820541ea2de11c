import {
  canChooseCampaign,
  canLoadCoupons,
  canReleaseCampaign,
  canSaveRows,
  isWaiting,
  jobMaxLengths,
  isGoToStep3Visible,
  type Step2State,
} from '@portal/domain/barcode';
import { useEffect, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { getInputWidth } from '../../controls/TextInput/inputWidth.ts';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { CouponRows } from '../CouponRows/CouponRows.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { StartOverButton } from './StartOverButton.tsx';
import { StepLine } from './stepStyles.ts';
import { TheirRowsNotice } from './TheirRowsNotice.tsx';

export interface CouponStepProps {
  state: Step2State;
  today: string;
  onAction: (action: WizardAction) => void;
}

/** Step 2: load or skip the coupons of a campaign, and order them. */
export function CouponStep({ state, today, onAction }: CouponStepProps) {
  const { campaignId, isLocked, coupons, call } = state;
  const isBusy = isWaiting(state);
  const canChoose = canChooseCampaign(state);
  const inputRef = useRef<HTMLInputElement>(null);
  const wasLocked = useRef(isLocked);
  // The pressed button is disabled then, or unmounted.
  useEffect(() => {
    if (wasLocked.current !== isLocked) inputRef.current?.select();
    wasLocked.current = isLocked;
  }, [isLocked]);
  const isLoading = call?.type === 'loadCampaign' || call?.type === 'listCoupons';
  return (
    <>
      <StepLine
        as="form"
        aria-label="Campaign"
        onSubmit={(event) => {
          event.preventDefault();
          onAction({ type: 'loadCoupons' });
        }}
      >
        <LabeledInput label="Campaign ID">
          {(input) => (
            <TextInput
              {...input}
              ref={inputRef}
              maxLength={jobMaxLengths.campaignId}
              autoComplete="off"
              spellCheck={false}
              value={campaignId}
              readOnly={!canChoose}
              variant={isLocked ? 'readOnly' : 'default'}
              style={{ width: getInputWidth(14) }}
              onChange={({ target }) => onAction({ type: 'campaignChanged', campaignId: target.value })}
            />
          )}
        </LabeledInput>
        <Button type="submit" disabled={!canLoadCoupons(state) && !isLoading} busy={isLoading}>
          Load CE Coupons
        </Button>
        <Button disabled={!canChoose} onClick={() => onAction({ type: 'skipCoupons' })}>
          Skip CE Coupons
        </Button>
        <span className="PortalStep-rest" />
        {isGoToStep3Visible(state) && (
          <>
            <StartOverButton isDisabled={!canReleaseCampaign(state)} onAction={onAction} />
            <Button
              variant="primary"
              disabled={!canSaveRows(state) && !isBusy}
              busy={isBusy}
              onClick={() => onAction({ type: 'goToStep3' })}
            >
              Go to Step 3
            </Button>
          </>
        )}
      </StepLine>
      <div aria-live="polite" style={{ display: 'contents' }}>
        <TheirRowsNotice state={state} onAction={onAction} />
      </div>
      <CouponRows
        coupons={coupons}
        today={today}
        isLocked={isBusy}
        empty={getEmptyTexts(state, isLoading)}
        onAction={onAction}
      />
    </>
  );
}

function getEmptyTexts(state: Step2State, isLoading: boolean): { text: string; hint?: string } {
  return isLoading ? { text: '[working...]' } : { text: '[no data]', hint: getEmptyHint(state) };
}

function getEmptyHint({ isLocked, campaignId }: Step2State): string {
  if (!isLocked) return 'Load the coupons of a campaign, or skip them.';
  return campaignId === ''
    ? 'CE coupons skipped. You can add rows in step 3.'
    : `No CE coupons found for campaign ID ${campaignId}. Start over to correct the ID, or add rows in step 3.`;
}
