import { formatNumber, formatQuantity } from '@portal/domain';
import { type AsyncState, getShownData } from '@portal/ui/feedback';

/**
 * The number of rows, `1,204 users`; `undefined` until loaded.
 * @param shown the rows that the filters of the table leave, `5 of 1,204 users`
 */
export function formatCount(
  rows: AsyncState<readonly unknown[]>,
  one: string,
  many: string,
  shown?: readonly unknown[],
): string | undefined {
  const length = getShownData(rows)?.length;
  if (length === undefined) return undefined;
  const count = formatQuantity(length, one, many);
  return shown && shown.length < length ? `${formatNumber(shown.length)} of ${count}` : count;
}
