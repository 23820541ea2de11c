import { pickViewParameters, toViewHref } from '@portal/domain';
import type { QueryReader } from '../url/UrlStatesContext.ts';
import type { SavedView, ViewInUrl } from './ShownScreen.ts';

type States = Iterable<QueryReader>;

/** The parameters of a query that the screen understands, as it writes them itself. */
function readParameters(query: URLSearchParams, states: States): Map<string, string> {
  const read = [...states].flatMap((readState) => [...readState(query)]);
  return new Map(pickViewParameters(read));
}

/** The parameters of a query without the defaults of the screen, such as the beginning of the year. */
export function captureQuery(
  query: URLSearchParams,
  states: States,
  subject?: readonly string[],
): URLSearchParams {
  const initial = readParameters(new URLSearchParams(), states);
  const chosen = [...captureFullQuery(query, states, subject)];
  return new URLSearchParams(chosen.filter(([name, value]) => initial.get(name) !== value));
}

/** The whole query, which shows the same on another day and to another user. */
export function captureFullQuery(
  query: URLSearchParams,
  states: States,
  subject: readonly string[] = [],
): URLSearchParams {
  return new URLSearchParams([...pickParameters(query, subject), ...readParameters(query, states)]);
}

const pickParameters = (query: URLSearchParams, names: readonly string[]) =>
  [...query].filter(([name]) => names.includes(name));

interface Opening {
  path: string;
  /** `undefined`: none. */
  view: SavedView | undefined;
  query: URLSearchParams;
  /** Parameters that are kept. */
  subject: readonly string[];
  /** The page would open with a view. */
  hasDefault?: boolean;
}

/** The address that opens a view, or none, of what the screen is about now. */
export function keepSubject({ path, view, query, subject, hasDefault = false }: Opening): string {
  const kept = pickParameters(query, subject);
  const [page, opened] = view ? splitHref(toViewHref(view)) : [path, hasDefault ? 'view=standard' : ''];
  const others = [...new URLSearchParams(opened)].filter(([name]) => !kept.some(([each]) => each === name));
  return `${page}?${new URLSearchParams([...kept, ...others])}`.replace(/\?$/, '');
}

const splitHref = (href: string) => href.split('?') as [string, string];

/** Names of what differs between a view and the page. */
export function listChanges(
  view: SavedView,
  query: URLSearchParams,
  { columns, density, hasChart }: ViewInUrl,
  states: States,
): string[] {
  const saved = readParameters(new URLSearchParams(view.query), states);
  const shown = readParameters(query, states);
  const differing = [...new Set([...saved.keys(), ...shown.keys()])].filter(
    (name) => saved.get(name) !== shown.get(name),
  );
  const isOrder = (name: string) => /^sort/i.test(name);
  return [
    ...(differing.some((name) => !isOrder(name)) ? ['filters'] : []),
    ...(differing.some(isOrder) ? ['sort order'] : []),
    ...(columns ? ['columns'] : []),
    ...(density ? ['density'] : []),
    ...(hasChart === null ? [] : ['chart']),
  ];
}

/** Names of columns and filters of a view that the screen does not have. */
export function listMissing(
  view: SavedView,
  states: States,
  columnIds: readonly string[],
  subject: readonly string[],
): string[] {
  const known = readParameters(new URLSearchParams(view.query), states);
  const parameters = pickViewParameters(new URLSearchParams(view.query))
    .filter(([name, value]) => !subject.includes(name) && known.get(name) !== value)
    .map(([name]) => name.replace(/^filter\./, ''));
  const columns = view.columns.map(({ id }) => id).filter((id) => !columnIds.includes(id));
  return [...new Set([...parameters, ...columns])];
}
