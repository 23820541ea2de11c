/** Built-in English text of charts. */
export const chartLocaleText = {
  show: 'Show chart',
  hide: 'Hide chart',
  /** Text alternative: refers screen reader users to the table. */
  textAlternative: (tableLabel: string) => `The table ${tableLabel} holds the figures of this chart.`,
  loading: (label: string) => `Loading ${label}`,
  refreshing: (label: string) => `Refreshing ${label}`,
  empty: 'Nothing to draw.',
  dataFailed: 'The chart has no data.',
  loadFailed: 'The chart could not be loaded.',
  renderFailed: 'The chart could not be drawn.',
  retry: 'Retry',
  retryChart: 'Retry chart',
  /** Label of the select for measures. */
  measure: 'Figure',
  showingFirst: (shown: string, count: string) => `First ${shown} of ${count}`,
};

/** Type of the text of a chart; override it with `localeText`. Numbers are passed formatted. */
export type ChartLocaleText = typeof chartLocaleText;
