import { formatNumber } from '@portal/domain';
import type { FastifyReply } from 'fastify';
import type { ChartPoint } from './charts/charts.ts';
import { markup, type Markup } from '../plugins/markup.ts';
import { sendRenderedPage } from '../plugins/renderedPage.ts';
import type { EmbeddedView } from './views.ts';

const style = markup`
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

/** A page of the reporting server, which the portal shows in a frame. */
function sendFramedPage(reply: FastifyReply, title: string, body: Markup): FastifyReply {
  return sendRenderedPage(reply, { title, style, body, isInFrame: true });
}

/** Sends a view as a page: a chart and its data table. */
export function sendViewPage(
  reply: FastifyReply,
  view: EmbeddedView,
  points: readonly ChartPoint[],
  { hasToolbar }: { hasToolbar: boolean },
): FastifyReply {
  const toolbar = hasToolbar ? markup`<header>Reporting server</header>` : '';
  return sendFramedPage(
    reply,
    view.title,
    markup`${toolbar}<main>
<h1 id="title">${view.title}</h1>
<p id="about">${view.description}${describeHighest(points)}</p>
${view.render(points)}
${renderDataTable(view, points)}
</main>`,
  );
}

/** The largest of several values, as a sentence. */
function describeHighest(points: readonly ChartPoint[]): string {
  const [first, second] = points.toSorted((a, b) => b.value - a.value);
  if (!first || !second || first.value === second.value) return '';
  return ` Highest: ${first.label}, ${formatNumber(first.value)}.`;
}

/** Sends a page that explains why there is no view. */
export function sendMessagePage(reply: FastifyReply, title: string, message: string): FastifyReply {
  return sendFramedPage(reply, title, markup`<main><h1>${title}</h1><p>${message}</p></main>`);
}

function renderDataTable({ headings }: EmbeddedView, points: readonly ChartPoint[]): Markup {
  const heading = headings.map((text) => markup`<th scope="col">${text}</th>`);
  const rows = points.map(
    ({ label, value }) => markup`<tr><th scope="row">${label}</th><td>${formatNumber(value)}</td></tr>`,
  );
  return markup`<details><summary>Data</summary><table><thead><tr>${heading}</tr></thead><tbody>${rows}</tbody></table></details>`;
}
