import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { toSparkline } from './toSparkline.ts';

export interface SparklineProps extends RootProps<HTMLSpanElement> {
  /** What the line shows, with its range; read instead of it. */
  label: string;
  /** Values at equal distances, the latest last; none negative. */
  values: readonly number[];
}

const width = 120;
const height = 32;

const Root = styled('span', { name: 'PortalSparkline', slot: 'Root' })(({ theme }) => ({
  flex: 'none',
  position: 'relative',
  color: theme.vars.palette.primary.main,
  '& svg': { display: 'block', overflow: 'visible' },
  '& polyline': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& polygon': { fill: 'currentColor', opacity: 0.12 },
  '& circle': { fill: 'currentColor' },
  '& span': visuallyHidden,
}));

/**
 * A small line chart without axes, beside a figure.
 * @alias mini chart
 */
export function Sparkline(inProps: SparklineProps) {
  const { label, values, ...root } = useThemeProps({ props: inProps, name: 'PortalSparkline' });
  const points = toSparkline(values, { width, height });
  const last = points.at(-1);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Root {...root}>
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <polygon points={`0,${height} ${line} ${width},${height}`} />
        <polyline points={line} />
        {last && <circle cx={last.x} cy={last.y} r={2.5} />}
      </svg>
      <span>{label}</span>
    </Root>
  );
}
