import type { ExpandedView } from '@portal/domain/reports';

/** Labels of the two views of the mailer reports. */
export const reportViews: readonly { value: ExpandedView; label: string }[] = [
  { value: 'N', label: 'transaction reported once' },
  { value: 'Y', label: 'transaction reported for each coupon' },
];

export function getViewLabel(view: ExpandedView): string {
  return reportViews.find(({ value }) => value === view)?.label ?? view;
}
