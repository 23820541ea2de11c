import { formatNumber } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';

/** The number of rows, `1,204 users`; `undefined` until loaded. */
export function formatCount(
  rows: AsyncState<readonly unknown[]>,
  one: string,
  many: string,
): string | undefined {
  if (rows.status !== 'ready') return undefined;
  return `${formatNumber(rows.data.length)} ${rows.data.length === 1 ? one : many}`;
}
