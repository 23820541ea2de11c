/** Built-in English text of charts. */
export const chartWords = {
  show: 'Show chart',
  hide: 'Hide chart',
  /** Text alternative: refers screen reader users to the table. */
  alternative: (tableLabel: string) => `The table ${tableLabel} holds the figures of this chart.`,
  loading: (label: string) => `Loading ${label}`,
  refreshing: (label: string) => `Refreshing ${label}`,
  empty: 'Nothing to draw.',
  noData: 'The chart has no data.',
  notLoaded: 'The chart could not be loaded.',
  notDrawn: 'The chart could not be drawn.',
  retry: 'Retry',
  retryChart: 'Retry chart',
  /** Label of the select for measures. */
  figure: 'Figure',
  firstOf: (drawn: string, count: string) => `First ${drawn} of ${count}`,
};

/** Type of the text of a chart; override it with `localeText`. Numbers are passed formatted. */
export type ChartWords = typeof chartWords;
