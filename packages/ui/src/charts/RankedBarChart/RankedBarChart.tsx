import { useState } from 'react';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';
import { useFormats } from '../../theme/formats.ts';
import { styled } from '../../theme/styled.ts';
import { rankBars } from './rankBars.ts';
import { describeBars } from '../findings.ts';
import { ChartPanel, type ChartProps } from '../ChartPanel/ChartPanel.tsx';

/** A measure that the bars can show. */
export interface ChartMeasure<Row> {
  id: string;
  /** Heading of its column. */
  label: string;
  /** `null`: no bar. */
  value: (row: Row) => number | null;
  /** Formats a value; default: a number with thousands separators. */
  format?: (value: number) => string;
}

export interface RankedBarChartProps<Row> extends ChartProps<Row> {
  /** Name of the bar: the first column of the table. */
  rowName: (row: Row) => string;
  /** Unique, stable ID of a row. */
  rowId: (row: Row) => string | number;
  /** Measures to choose from, the first one shown at first; with a single one there is no select. */
  measures: readonly [ChartMeasure<Row>, ...ChartMeasure<Row>[]];
}

const MeasureLabel = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
}));

/** Maximum number of bars: those of the largest values. */
const maxBars = 100;

const loadPlot = async () => (await import('./RankedBarPlot.tsx')).RankedBarPlot;

/**
 * Horizontal bar chart with a bar per row, the largest value of the measure first, whatever the order of the table.
 * @alias bar chart
 */
export function RankedBarChart<Row>(props: RankedBarChartProps<Row>) {
  const { rowName, rowId, measures, ...panelProps } = props;
  const [measureId, setMeasureId] = useState(measures[0].id);
  const measure = measures.find(({ id }) => id === measureId) ?? measures[0];
  const { number: formatNumber } = useFormats();
  const { format = formatNumber } = measure;
  const toBars = (rows: readonly Row[]) =>
    rankBars(rows.map((row) => ({ id: rowId(row), name: rowName(row), value: measure.value(row) })));
  return (
    <ChartPanel
      {...panelProps}
      loadPlot={loadPlot}
      note={(rows, strings) =>
        [
          describeBars(toBars(rows), measure.label, format, strings),
          rows.length > maxBars && strings.showingFirst(formatNumber(maxBars), formatNumber(rows.length)),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      renderTools={(strings) =>
        measures.length > 1 && (
          <MeasureLabel>
            {strings.measure}
            <SelectInput value={measure.id} onChange={({ target }) => setMeasureId(target.value)}>
              {measures.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectInput>
          </MeasureLabel>
        )
      }
      plotProps={(rows, height) => {
        const bars = toBars(rows).slice(0, maxBars);
        if (bars.every(({ value }) => value === null)) return null;
        return { label: measure.label, bars, format, height };
      }}
    />
  );
}
