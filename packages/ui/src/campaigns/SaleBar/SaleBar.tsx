import { countDaysBetween, formatSaleProgress, type SaleDays } from '@portal/domain';
import { styled } from '../../theme/styled.ts';
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
  '& svg': {
    // As high as a row, so that the lines of all rows are one.
    height: theme.typography.pxToRem(theme.density.rowHeight),
    marginBlock: -8,
    marginInlineStart: saleBarWidth - width,
    verticalAlign: 'middle',
    overflow: 'hidden',
  },
  '&[data-text] svg': { height: '1.25rem', marginBlock: -2 },
  '& rect': { y: 'calc(50% - 3px)', fill: theme.vars.palette.portal.neutral[8] },
  '&[data-running] rect': { fill: theme.vars.palette.primary.main },
  '& line': { stroke: theme.vars.palette.portal.neutral[8] },
}));

/**
 * When a sale is, beside a line for today: rows of a list have the same scale, and one line. No bar for a sale that is more than
 * five weeks away, and beside a text no line without a bar.
 */
export function SaleBar({ sale, today, showText = false }: SaleBarProps) {
  const toX = (day: string, days = 0) =>
    ((countDaysBetween(today, day) + days + shownDays) * width) / (2 * shownDays);
  const [start, end] = [toX(sale.saleDateBegin), toX(sale.saleDateEnd, 1)];
  const isNear = end > 0 && start < width;
  const isRunning = sale.saleDateBegin <= today && today <= sale.saleDateEnd;
  const text = isNear || showText ? formatSaleProgress(sale, today) : undefined;
  return (
    <Root data-running={isRunning || undefined} data-text={showText || undefined} title={text}>
      <span style={showText ? undefined : visuallyHidden}>{text}</span>
      {(isNear || !showText) && (
        <svg width={width} aria-hidden>
          <line x1={width / 2} x2={width / 2} y2="100%" />
          {isNear && <rect x={start} width={Math.max(end - start, 4)} height={6} rx={2} />}
        </svg>
      )}
    </Root>
  );
}
