import { formatQuantity } from '@portal/domain';

/** `1 recipient`, `1,204 recipients`, `No recipients`. */
export function formatRecipientCount(count: number): string {
  return count === 0 ? 'No recipients' : formatQuantity(count, 'recipient');
}
