import { formatNumber } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';

/** How many rows there are, `1,204 users`; nothing while that is not known. */
export function countText(
  rows: AsyncState<readonly unknown[]>,
  one: string,
  many: string,
): string | undefined {
  if (rows.status !== 'ready') return undefined;
  return `${formatNumber(rows.data.length)} ${rows.data.length === 1 ? one : many}`;
}
