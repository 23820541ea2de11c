/** Built-in English text of charts. */
export const chartLocaleText = {
  show: 'Show chart',
  hide: 'Hide chart',
  /** Text alternative: refers screen reader users to the table. */
  textAlternative: (tableLabel: string) => `The table ${tableLabel} has the data of this chart.`,
  loading: (label: string) => `Loading ${label}`,
  refreshing: (label: string) => `Refreshing ${label}`,
  empty: 'No data to chart',
  dataFailed: "Couldn't load the chart data.",
  loadFailed: "Couldn't load the chart.",
  renderFailed: "Couldn't display the chart.",
  retry: 'Retry',
  retryChart: 'Retry chart',
  /** Label of the select for measures. */
  measure: 'Measure',
  showingFirst: (shown: string, count: string) => `Showing ${shown} of ${count}`,
};

/** Type of the text of a chart; override it with `localeText`. Numbers are passed formatted. */
export type ChartLocaleText = typeof chartLocaleText;
