import { type ComponentType, type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import { sizes } from '../../theme/tokens.ts';
import { useControlledState } from '../../state/useControlledState.ts';
import { useLoaded } from './useLoaded.ts';
import { useWideWindow } from './useWideWindow.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';
import { type ChartWords, chartWords } from '../chartWords.ts';

/** Props of every chart. */
export interface ChartProps<Row> extends RootProps<HTMLElement> {
  /** Title, such as `Signups by source`. */
  label: string;
  /** Accessible name of the table with the same data, which is the text alternative of the chart. */
  tableLabel: string;
  /** The rows of that table, filtered like it, or their loading, empty or failed state. */
  rows: AsyncState<readonly Row[]>;
  /**
   * Whether the chart is shown. `null`: not decided by the user, so it is shown if there is room (from 900
   * px). Uncontrolled without this prop.
   */
  shown?: boolean | null;
  /**
   * Called by the show/hide button. Without it a controlled chart has no such button, and renders nothing
   * while hidden.
   */
  onShownChange?: (change: { shown: boolean }) => void;
  /** Text without rows; default `Nothing to draw.` */
  emptyText?: string;
  /** Height of the plot in CSS pixels; default 200. */
  height?: number;
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<ChartWords>;
}

interface ChartPanelProps<Row, PlotProps> extends ChartProps<Row> {
  /** Loads the plot component; must be a stable function. */
  load: () => Promise<ComponentType<PlotProps>>;
  /** Props of the plot for these rows. */
  plotProps: (rows: readonly Row[], height: number) => PlotProps;
  /** Note beside the title, such as how many rows are shown. */
  renderNote?: (words: ChartWords) => ReactNode;
  /** Controls before the show/hide button. */
  renderTools?: (words: ChartWords) => ReactNode;
}

const Root = styled('figure', { name: 'PortalChart', slot: 'Root' })(({ theme }) => ({
  flex: 'none',
  margin: `0 0 ${theme.density.gap}px`,
  breakInside: 'avoid',
  '& .PortalChart-head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 28,
  },
  '& figcaption': { ...theme.typography.h3, flex: 1, minWidth: 160 },
  '& .PortalChart-note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .PortalChart-alternative': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .PortalChart-tools': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '& > button, & select': { ...theme.typography.caption, height: 24 },
  },
  '& .PortalChart-body': { position: 'relative' },
  // x-charts moves the focus between points without a ring around the plot.
  '& .PortalChart-plot:has(:focus-visible)': {
    outline: `${sizes.focusRing}px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
  },
  '& .PortalChart-message': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    paddingTop: 8,
    color: theme.vars.palette.text.secondary,
  },
  '@media print': {
    '&[data-shown="false"], & .PortalChart-tools': { display: 'none' },
    // Scales the plot down to the page width.
    '& svg': { maxWidth: '100%' },
  },
}));

/**
 * Frame of a chart beside a table: title, show/hide button, loading, empty and failed states. The plot's code
 * is loaded when it is shown.
 */
export function ChartPanel<Row, PlotProps extends object>(given: ChartPanelProps<Row, PlotProps>) {
  const [props, words] = useThemed('PortalChart', given, chartWords);
  const {
    label,
    tableLabel,
    rows,
    height = 200,
    load,
    plotProps,
    renderNote,
    renderTools,
    ...others
  } = props;
  const { shown: givenShown, onShownChange, emptyText = words.empty, ...root } = others;
  const [chosen, choose] = useControlledState<boolean | null>(
    givenShown,
    null,
    (shown) => shown !== null && onShownChange?.({ shown }),
  );
  const isWide = useWideWindow();
  const isShown = chosen ?? isWide;
  const plot = useLoaded(isShown, load);
  const id = useId();
  const hasButton = givenShown === undefined || onShownChange !== undefined;

  if (!isShown && !hasButton) return null;
  return (
    <Root aria-labelledby={id} aria-describedby={`${id}-alternative`} {...root} data-shown={isShown}>
      <div className="PortalChart-head">
        <figcaption id={id}>{label}</figcaption>
        {isShown && renderNote && <span className="PortalChart-note">{renderNote(words)}</span>}
        <div className="PortalChart-tools">
          {isShown && renderTools?.(words)}
          {hasButton && (
            <PlainButton type="button" onClick={() => choose(!isShown)}>
              {isShown ? words.hide : words.show}
            </PlainButton>
          )}
        </div>
      </div>
      <span id={`${id}-alternative`} className="PortalChart-alternative">
        {words.alternative(tableLabel)}
      </span>
      {isShown && (
        <div className="PortalChart-body" style={{ minHeight: height }}>
          <ErrorBoundary title={words.notDrawn}>
            <PlotOf
              plot={plot}
              rows={rows}
              label={label}
              emptyText={emptyText}
              words={words}
              draw={(data) => plotProps(data, height)}
            />
          </ErrorBoundary>
        </div>
      )}
    </Root>
  );
}

interface PlotOfProps<Row, PlotProps> {
  plot: AsyncState<ComponentType<PlotProps>>;
  rows: AsyncState<readonly Row[]>;
  label: string;
  emptyText: string;
  words: ChartWords;
  draw: (rows: readonly Row[]) => PlotProps;
}

/** Failures are not announced as alerts: the table with the same rows already does. */
function PlotOf<Row, PlotProps extends object>(props: PlotOfProps<Row, PlotProps>) {
  const { plot, rows, label, emptyText, words, draw } = props;
  if (rows.status === 'failed') return <Message text={words.noData} retry={rows.retry} words={words} />;
  const isEmpty = rows.status === 'empty' || (rows.status === 'ready' && rows.data.length === 0);
  if (isEmpty) return <Message text={emptyText} words={words} />;
  if (plot.status === 'failed') return <Message text={words.notLoaded} retry={plot.retry} words={words} />;
  if (rows.status !== 'ready' || plot.status !== 'ready')
    return <ProgressLine label={words.loading(label)} />;
  const Plot = plot.data;
  return (
    <>
      {rows.refreshing && <ProgressLine label={words.refreshing(label)} />}
      <div className="PortalChart-plot">
        <Plot {...draw(rows.data)} />
      </div>
    </>
  );
}

function Message({ text, retry, words }: { text: string; retry?: () => void; words: ChartWords }) {
  return (
    <p className="PortalChart-message">
      {text}
      {retry && (
        <PlainButton type="button" onClick={retry} aria-label={words.retryChart}>
          {words.retry}
        </PlainButton>
      )}
    </p>
  );
}
