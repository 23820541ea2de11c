import type { BarChartProps } from '@mui/x-charts/BarChart';
import { formatNumber } from '@portal/domain';
import { LabelledSelect } from './LabelledSelect.tsx';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';
import { useControlledState } from '../../state/useControlledState.ts';

/** A figure that bars can show. */
export interface ChartMeasure<Row> {
  id: string;
  /** The heading of its column. */
  label: string;
  /** `null`: no bar. */
  value: (row: Row) => number | null;
  /** Text of a figure; default: a number with separators. */
  format?: (value: number) => string;
}

export interface RankedBarChartProps<Row> extends ChartProps<Row> {
  /** What the bar of a row is called: the first column of the table. */
  rowName: (row: Row) => string;
  /** Identifies a row among all. */
  rowId: (row: Row) => string | number;
  /** The figures to choose from; with one there is no choice. */
  measures: readonly [ChartMeasure<Row>, ...ChartMeasure<Row>[]];
  /** Id of the figure that is shown; without it the chart remembers it, beginning with the first. */
  measure?: string;
  /** Another figure was chosen. */
  onMeasureChange?: (change: { measure: string }) => void;
  /** Bars at most, from the first row of the table; default 100. */
  most?: number;
  /** Parts of the drawing in place of those of x-charts; at module scope. */
  slots?: BarChartProps['slots'];
  /** What the parts of the drawing are given beside. */
  slotProps?: BarChartProps['slotProps'];
}

const load = async () => (await import('./RankedBarPlot.tsx')).RankedBarPlot;

/** A bar for each row, in the order of the table: it is ranked when the table is sorted by the figure. */
export function RankedBarChart<Row>(props: RankedBarChartProps<Row>) {
  const { rowName, rowId, measures, most = 100, measure: givenMeasure, ...others } = props;
  const { onMeasureChange, slots, slotProps, ...panel } = others;
  const [chosen, choose] = useControlledState(givenMeasure, measures[0].id, (next) =>
    onMeasureChange?.({ measure: next }),
  );
  const measure = measures.find(({ id }) => id === chosen) ?? measures[0];
  const { rows } = panel;
  const count = rows.status === 'ready' ? rows.data.length : 0;
  return (
    <ChartPanel
      {...panel}
      load={load}
      renderNote={(words) => (count > most ? words.firstOf(formatNumber(most), formatNumber(count)) : null)}
      renderTools={(words) =>
        measures.length > 1 && (
          <LabelledSelect label={words.figure} value={measure.id} options={measures} onChange={choose} />
        )
      }
      plotProps={(data, height) => ({
        label: measure.label,
        bars: data
          .slice(0, most)
          .map((row) => ({ id: rowId(row), name: rowName(row), value: measure.value(row) })),
        format: measure.format ?? formatNumber,
        height,
        slots,
        slotProps,
      })}
    />
  );
}
