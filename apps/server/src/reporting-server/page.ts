import { formatNumber } from '@portal/domain';
import type { ChartPoint } from './charts/charts.ts';
import { renderElement, escapeMarkup } from '../plugins/markup.ts';
import { pageStyle } from '../plugins/pageStyle.ts';
import type { EmbeddedView } from './views.ts';

const style = `${pageStyle}
body { margin: 16px 20px; background: var(--paper); }
h1 { margin: 0; font-size: 20px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 2px 0 12px; color: var(--quiet); }
header { margin: -16px -20px 16px; padding: 8px 20px; border-bottom: 1px solid var(--line); color: var(--quiet); }
svg { display: block; width: 100%; max-width: 1200px; height: auto; }
.line { stroke: var(--line); }
.value { fill: var(--value); }
.label { fill: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
.last { fill: var(--text); font-weight: 600; }
details { margin-top: 12px; }
summary { cursor: pointer; color: var(--quiet); }
table { border-collapse: collapse; margin-top: 8px; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: 400; }
thead th { color: var(--quiet); }
td, thead th:last-child { text-align: right; }
`;

export interface PageOptions {
  /** Allows only the page's own style. */
  nonce: string;
  hasToolbar: boolean;
}

/** Renders a view as a page: a chart and its data table, without scripts. */
export function renderViewPage(
  view: EmbeddedView,
  points: readonly ChartPoint[],
  options: PageOptions,
): string {
  return renderPage(
    view.title,
    [
      options.hasToolbar ? renderElement('header', {}, 'Reporting server') : '',
      renderElement(
        'main',
        {},
        [
          renderElement('h1', { id: 'title' }, escapeMarkup(view.title)),
          renderElement('p', { id: 'about' }, escapeMarkup(`${view.description}${describeHighest(points)}`)),
          view.render(points),
          renderDataTable(view, points),
        ].join(''),
      ),
    ].join(''),
    options.nonce,
  );
}

/** The largest of several values, as a sentence. */
function describeHighest(points: readonly ChartPoint[]): string {
  const [first, second] = points.toSorted((a, b) => b.value - a.value);
  if (!first || !second || first.value === second.value) return '';
  return ` Highest: ${first.label}, ${formatNumber(first.value)}.`;
}

/** Renders a page that explains why there is no view. */
export function renderMessagePage(title: string, message: string, nonce: string): string {
  const inside = renderElement('h1', {}, escapeMarkup(title)) + renderElement('p', {}, escapeMarkup(message));
  return renderPage(title, renderElement('main', {}, inside), nonce);
}

function renderDataTable(view: EmbeddedView, points: readonly ChartPoint[]): string {
  const heading = view.headings
    .map((text) => renderElement('th', { scope: 'col' }, escapeMarkup(text)))
    .join('');
  const rows = points.map(({ label, value }) =>
    renderElement(
      'tr',
      {},
      renderElement('th', { scope: 'row' }, escapeMarkup(label)) +
        renderElement('td', {}, formatNumber(value)),
    ),
  );
  const table = renderElement(
    'table',
    {},
    renderElement('thead', {}, renderElement('tr', {}, heading)) + renderElement('tbody', {}, rows.join('')),
  );
  return renderElement('details', {}, renderElement('summary', {}, 'Data') + table);
}

function renderPage(title: string, body: string, nonce: string): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    renderElement('title', {}, escapeMarkup(title)),
    renderElement('style', { nonce }, style),
  ];
  return `<!doctype html>${renderElement('html', { lang: 'en' }, renderElement('head', {}, head.join('')) + renderElement('body', {}, body))}`;
}
