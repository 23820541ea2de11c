import type { ExpandedView } from '@portal/domain/reports';

/** What the two views of the mailer reports are called (specification 3 §2). */
export const reportViews: readonly { value: ExpandedView; label: string }[] = [
  { value: 'N', label: 'transaction reported once' },
  { value: 'Y', label: 'transaction reported for each coupon' },
];

/** The name of a view, as the radio buttons show it. */
export function viewText(view: ExpandedView): string {
  return reportViews.find(({ value }) => value === view)?.label ?? view;
}
