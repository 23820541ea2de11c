import { countDaysBetween, formatSaleProgress, type SaleDays } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';

export interface SaleBarProps {
  /** First and last day of the sale, `YYYY-MM-DD`. */
  sale: SaleDays;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  /** Shows the state as a text before the bar; default: only as its tooltip. */
  showText?: boolean;
}

/** Width of the bar in CSS pixels, with its distance to the text before it. */
export const saleBarWidth = 80;

const width = 72;
/** Days before and after today that the bar shows. */
const shownDays = 36;

const Root = styled('span')(({ theme }) => ({
  '& svg': { marginInlineStart: saleBarWidth - width, verticalAlign: 'middle', overflow: 'hidden' },
  '& rect': { color: theme.vars.palette.portal.neutral[8] },
  '&[data-running] rect': { color: theme.vars.palette.primary.main },
  '& line': { stroke: theme.vars.palette.text.primary },
}));

/**
 * When a sale is, beside a line for today: bars in rows of a list have the same scale. No bar for a sale that is more than five
 * weeks away.
 */
export function SaleBar({ sale, today, showText = false }: SaleBarProps) {
  const toX = (day: string, days = 0) =>
    ((countDaysBetween(today, day) + days + shownDays) * width) / (2 * shownDays);
  const [start, end] = [toX(sale.saleDateBegin), toX(sale.saleDateEnd, 1)];
  const isNear = end > 0 && start < width;
  if (!isNear && !showText) return null;
  const text = formatSaleProgress(sale, today);
  const isRunning = sale.saleDateBegin <= today && today <= sale.saleDateEnd;
  return (
    <Root data-running={isRunning || undefined} title={text}>
      <span style={showText ? undefined : visuallyHidden}>{text}</span>
      {isNear && (
        <svg width={width} height={16} aria-hidden>
          <rect x={start} y={5} width={Math.max(end - start, 2)} height={6} rx={2} fill="currentColor" />
          <line x1={width / 2} x2={width / 2} y1={0} y2={16} />
        </svg>
      )}
    </Root>
  );
}
