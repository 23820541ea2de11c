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
  /** From the first to the last day of the chart. */
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  highestOn: (series: string, value: string, day: string) => `${series}: highest ${value} on ${day}`,
  highest: (measure: string, name: string, value: string) => `${measure}: highest ${name}, ${value}`,
  shareChange: (part: string, from: string, to: string) => `${part}: from ${from} to ${to}`,
  /** Name of the menu with the files. */
  options: 'Chart options',
  downloadPng: 'Download as PNG',
  downloadSvg: 'Download as SVG',
  showingFirst: (shown: string, count: string) => `Showing ${shown} of ${count}`,
};

/** Type of the text of a chart; override it with `localeText`. Numbers are passed formatted. */
export type ChartLocaleText = typeof chartLocaleText;
