import { formatNumber } from '@portal/domain';
import type { ChartPoint } from './charts/charts.ts';
import { element, escaped } from './charts/markup.ts';
import type { EmbeddedView } from './views.ts';

const style = `
:root { color-scheme: light dark; --text: #1d2430; --quiet: #5a6474; --line: #dfe3e8; --value: #2f6fb3; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ee; --quiet: #a2acba; --line: #384150; --value: #6aa7e8; } }
body { margin: 16px 20px; color: var(--text); font: 14px/1.45 Inter, system-ui, sans-serif; }
h1 { margin: 0; font-size: 18px; font-weight: 600; }
p { margin: 2px 0 12px; color: var(--quiet); }
header { margin: -16px -20px 16px; padding: 8px 20px; border-bottom: 1px solid var(--line); color: var(--quiet); }
svg { display: block; width: 100%; max-width: 1200px; height: auto; }
.line { stroke: var(--line); }
.value { fill: var(--value); }
.label { fill: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
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
export function viewPage(view: EmbeddedView, points: readonly ChartPoint[], options: PageOptions): string {
  return page(
    view.title,
    [
      options.hasToolbar ? element('header', {}, 'Reporting server') : '',
      element(
        'main',
        {},
        [
          element('h1', { id: 'title' }, escaped(view.title)),
          element('p', { id: 'about' }, escaped(view.about)),
          view.draw(points),
          figures(view, points),
        ].join(''),
      ),
    ].join(''),
    options.nonce,
  );
}

/** Renders a page that explains why there is no view. */
export function messagePage(title: string, message: string, nonce: string): string {
  const inside = element('h1', {}, escaped(title)) + element('p', {}, escaped(message));
  return page(title, element('main', {}, inside), nonce);
}

function figures(view: EmbeddedView, points: readonly ChartPoint[]): string {
  const heading = view.headings.map((text) => element('th', { scope: 'col' }, escaped(text))).join('');
  const rows = points.map(({ label, value }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, escaped(label)) + element('td', {}, formatNumber(value)),
    ),
  );
  const table = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, heading)) + element('tbody', {}, rows.join('')),
  );
  return element('details', {}, element('summary', {}, 'Figures') + table);
}

function page(title: string, body: string, nonce: string): string {
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    element('title', {}, escaped(title)),
    element('style', { nonce }, style),
  ];
  return `<!doctype html>${element('html', { lang: 'en' }, element('head', {}, head.join('')) + element('body', {}, body))}`;
}
