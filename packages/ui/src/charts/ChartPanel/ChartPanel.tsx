import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import { type LazyCode, useLazyCode } from '../../controls/LazyComponent/useLazyCode.ts';
import { sizes } from '../../theme/tokens.ts';
import { ChartMenu } from './ChartMenu.tsx';
import { useRoomForChart } from './useRoomForChart.ts';
import { type ChartLocaleText, chartLocaleText } from '../chartLocaleText.ts';

/** Props of every chart. */
export interface ChartProps<Row> extends RootProps<HTMLElement>, Localized<ChartLocaleText> {
  /** Title, such as `Signups by source`. */
  label: string;
  /** Accessible name of the table with the same data, which is the text alternative of the chart. */
  tableLabel: string;
  /** The rows of that table, filtered like it, or their loading, empty or failed state. */
  rows: AsyncState<readonly Row[]>;
  /**
   * Whether the chart is shown, for an app with a button of its own. Without it the chart has a show/hide button, and is
   * shown at first if there is room (from 900 px).
   */
  shown?: boolean;
  /** Text without anything to draw; default `No data to chart`. */
  emptyText?: string;
  /** Height of the plot in CSS pixels; default 200. */
  height?: number;
}

interface ChartPanelProps<Row, PlotProps> extends ChartProps<Row> {
  /** Loads the plot component; must be a stable function. */
  loadPlot: () => Promise<ComponentType<PlotProps>>;
  /** Props of the plot for these rows; `null` if they have no values. */
  plotProps: (rows: readonly Row[], height: number) => PlotProps | null;
  /** What the rows show, and for which period; next to the title. */
  note?: (rows: readonly Row[], strings: ChartLocaleText) => string | null;
  /** Controls before the show/hide button. */
  renderTools?: (strings: ChartLocaleText) => ReactNode;
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
  '& figcaption': theme.typography.h3,
  '& .PortalChart-note': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .PortalChart-alternative': visuallyHidden,
  '& .PortalChart-tools': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    marginInlineStart: 'auto',
    '& button, & select': { ...theme.typography.caption, height: 24 },
  },
  // Keeps the place of the menu, which comes with the plot.
  '& .PortalChart-menu': { width: 28 },
  '& .PortalChart-body': { position: 'relative' },
  // x-charts moves the focus between points without a ring around the plot.
  '& .PortalChart-plot:has(:focus-visible)': {
    outline: `${sizes.focusRing}px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -1,
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
export function ChartPanel<Row, PlotProps extends object>(inProps: ChartPanelProps<Row, PlotProps>) {
  const [props, strings] = useLocalizedThemeProps('PortalChart', inProps, chartLocaleText);
  const { label, tableLabel, rows, height = 200, loadPlot, plotProps, note, renderTools, ...others } = props;
  const { shown, emptyText = strings.empty, ...root } = others;
  const [choice, setChoice] = useState<boolean | null>(null);
  const hasRoom = useRoomForChart();
  const isShown = shown ?? choice ?? hasRoom;
  const plot = useLazyCode(isShown, loadPlot);
  const id = useId();
  const figure = useRef<HTMLDivElement>(null);
  const data = getShownData(rows);
  const shownPlotProps = isShown && data?.length ? plotProps(data, height) : null;
  const noteText = shownPlotProps && data ? note?.(data, strings) : null;
  const hasToggleButton = shown === undefined;

  if (!isShown && !hasToggleButton) return null;
  return (
    <Root aria-labelledby={id} aria-describedby={`${id}-alternative`} {...root} data-shown={isShown}>
      <div ref={figure} className="PortalChart-head">
        <figcaption id={id}>{label}</figcaption>
        {noteText && <span className="PortalChart-note">{noteText}</span>}
        <div className="PortalChart-tools">
          {isShown && renderTools?.(strings)}
          {hasToggleButton && (
            <Button onClick={() => setChoice(!isShown)}>{isShown ? strings.hide : strings.show}</Button>
          )}
          {isShown && (
            <div className="PortalChart-menu">
              {shownPlotProps && plot.status === 'ready' ? (
                <ChartMenu
                  label={label}
                  getFigure={() => figure.current?.closest('figure') ?? null}
                  strings={strings}
                />
              ) : null}
            </div>
          )}
        </div>
      </div>
      <span id={`${id}-alternative`} className="PortalChart-alternative">
        {strings.textAlternative(tableLabel)}
      </span>
      {isShown && (
        <div className="PortalChart-body" style={{ minHeight: height }}>
          <ErrorBoundary title={strings.renderFailed}>
            <PlotContent
              plot={plot}
              rows={rows}
              label={label}
              emptyText={emptyText}
              strings={strings}
              plotProps={shownPlotProps}
            />
          </ErrorBoundary>
        </div>
      )}
    </Root>
  );
}

interface PlotContentProps<Row, PlotProps> {
  plot: LazyCode<ComponentType<PlotProps>>;
  rows: AsyncState<readonly Row[]>;
  label: string;
  emptyText: string;
  strings: ChartLocaleText;
  /** `null`: nothing to draw. */
  plotProps: PlotProps | null;
}

/** Failures are not announced as alerts: the table with the same rows already does. */
function PlotContent<Row, PlotProps extends object>(props: PlotContentProps<Row, PlotProps>) {
  const { plot, rows, label, emptyText, strings, plotProps } = props;
  const data = getShownData(rows);
  if (rows.status === 'failed' && data === undefined)
    return <ChartMessage text={strings.dataFailed} retry={rows.retry} strings={strings} />;
  const isLoaded = rows.status === 'empty' || data !== undefined;
  if (isLoaded && plotProps === null) return <ChartMessage text={emptyText} strings={strings} />;
  if (plot.status === 'failed')
    return <ChartMessage text={strings.loadFailed} retry={plot.retry} strings={strings} />;
  if (plotProps === null || plot.status !== 'ready') return <ProgressLine label={strings.loading(label)} />;
  const Plot = plot.code;
  return (
    <>
      {rows.status === 'ready' && rows.refreshing && <ProgressLine label={strings.refreshing(label)} />}
      <div className="PortalChart-plot">
        <Plot {...plotProps} />
      </div>
    </>
  );
}

function ChartMessage({
  text,
  retry,
  strings,
}: {
  text: string;
  retry?: () => void;
  strings: ChartLocaleText;
}) {
  return (
    <EmptyState
      action={
        retry && (
          <Button onClick={retry} aria-label={strings.retryChart}>
            {strings.retry}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
