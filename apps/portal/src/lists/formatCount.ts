import { formatNumber } from '@portal/domain';
import { type AsyncState, getShownData } from '@portal/ui/feedback';

/** The number of rows, `1,204 users`; `undefined` until loaded. */
export function formatCount(
  rows: AsyncState<readonly unknown[]>,
  one: string,
  many: string,
): string | undefined {
  const count = getShownData(rows)?.length;
  return count === undefined ? undefined : `${formatNumber(count)} ${count === 1 ? one : many}`;
}
