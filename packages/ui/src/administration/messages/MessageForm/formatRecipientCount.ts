import { formatNumber } from '@portal/domain';

/** `1 recipient`, `1,204 recipients`, `No recipients`. */
export function formatRecipientCount(count: number): string {
  if (count === 0) return 'No recipients';
  return `${formatNumber(count)} ${count === 1 ? 'recipient' : 'recipients'}`;
}
