import { countDaysBetween, formatSaleProgress, type SaleDays } from '@portal/domain';
import { styled } from '@mui/material/styles';

export interface SaleBarProps {
  /** First and last day of the sale, `YYYY-MM-DD`. */
  sale: SaleDays;
  /** Today, `YYYY-MM-DD`. */
  today: string;
}

/** Width of the bar in CSS pixels, with its distance to the text before it. */
export const saleBarWidth = 80;

const width = 72;
/** Days before and after today that the bar shows. */
const shownDays = 36;

const Root = styled('span')(({ theme }) => ({
  '& svg': { marginLeft: saleBarWidth - width, verticalAlign: 'middle', overflow: 'hidden' },
  color: theme.vars.palette.portal.neutral[8],
  '&[data-running]': { color: theme.vars.palette.primary.main },
  '& line': { stroke: theme.vars.palette.text.primary },
}));

/**
 * When a sale is, beside a line for today: bars in rows of a list have the same scale. Nothing for a sale that is more than five
 * weeks away.
 */
export function SaleBar({ sale, today }: SaleBarProps) {
  const toX = (day: string, days = 0) =>
    ((countDaysBetween(today, day) + days + shownDays) * width) / (2 * shownDays);
  const [start, end] = [toX(sale.saleDateBegin), toX(sale.saleDateEnd, 1)];
  if (end <= 0 || start >= width) return null;
  const text = formatSaleProgress(sale, today);
  const isRunning = sale.saleDateBegin <= today && today <= sale.saleDateEnd;
  return (
    <Root data-running={isRunning || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not an <img> that is fetched */}
      <svg width={width} height={16} role="img" aria-label={text}>
        <title>{text}</title>
        <rect x={start} y={5} width={Math.max(end - start, 2)} height={6} rx={2} fill="currentColor" />
        <line x1={width / 2} x2={width / 2} y1={0} y2={16} />
      </svg>
    </Root>
  );
}
