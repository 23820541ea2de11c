/** What a chart says by itself. */
export const chartWords = {
  show: 'Show chart',
  hide: 'Hide chart',
  /** For screen readers: where the figures stand. */
  alternative: (tableLabel: string) => `The table ${tableLabel} holds the figures of this chart.`,
  loading: (label: string) => `Loading ${label}`,
  refreshing: (label: string) => `Refreshing ${label}`,
  empty: 'Nothing to draw.',
  noData: 'The chart has no data.',
  notLoaded: 'The chart could not be loaded.',
  notDrawn: 'The chart could not be drawn.',
  retry: 'Retry',
  retryChart: 'Retry chart',
  /** Which of the figures is drawn. */
  figure: 'Figure',
  firstOf: (drawn: string, count: string) => `First ${drawn} of ${count}`,
};

/** The words of a chart; numbers come formatted. */
export type ChartWords = typeof chartWords;
