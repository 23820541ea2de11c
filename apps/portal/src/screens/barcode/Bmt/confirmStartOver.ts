import type { WizardState } from '@portal/domain/barcode';
import { requestConfirmation } from '../../../state/confirmation.ts';

/** Releases the campaign of a job: at once, or after confirmation when that removes coupons. */
export function confirmStartOver(state: WizardState, startOver: () => void): void {
  const coupons = state.step === 2 || state.step === 3 ? state.coupons : [];
  const count = coupons.filter((row) => row.orceCampaignId !== null).length;
  if (count === 0) {
    startOver();
    return;
  }
  requestConfirmation({
    title: 'Start over with another campaign',
    question: `Remove the ${count} ${count === 1 ? 'coupon' : 'coupons'} of the campaign from this job? Rows you added are kept.`,
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
    destructive: true,
    onConfirm: startOver,
  });
}
