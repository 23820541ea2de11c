import { isBlank, isSingleLine } from '../text/plainText.ts';

/** What a list or report shows, as it is saved. */
export interface SavedViewAddress {
  savedViewId: number;
  /** Path of the screen, without the base path. */
  page: string;
  /** Filters and sort order, as in the query of the URL. */
  query: string;
}

/** Parameters of the URL that change how a table is shown, and the saved view that it is compared with. */
export const viewParameters = {
  view: 'view',
  columns: 'columns',
  density: 'density',
  chart: 'chart',
} as const;

/** Parameters that belong to a moment, not to a view. */
const momentary = new Set<string>(['page', 'dialog', 'record', ...Object.values(viewParameters)]);

/** The parameters of a query that a view consists of. */
export function pickViewParameters(query: Iterable<[string, string]>): [string, string][] {
  return [...query].filter(([name]) => !momentary.has(name));
}

/** The address that opens a view, without the base path. Opens no dialog, whatever was saved. */
export function toViewHref({ savedViewId, page, query }: SavedViewAddress): string {
  const parameters = query
    .replaceAll('#', '%23')
    .split('&')
    .filter((parameter) => parameter !== '' && !momentary.has(decodeName(parameter)));
  return `${page}?${[...parameters, `${viewParameters.view}=${savedViewId}`].join('&')}`;
}

function decodeName(parameter: string): string {
  const [name = ''] = parameter.split('=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What a user enters about a view. */
export interface ViewFormValues {
  name: string;
  /** Users with this role can use it; empty: only its owner. */
  sharedWithRole: string;
  /** The page opens with it. */
  isDefault: boolean;
  /** It has a density of its own, otherwise that of its user. */
  keepsDensity: boolean;
}

export const VIEW_NAME_MAX_LENGTH = 80;

/** The error of every invalid field. Only the server checks that the name is not in use. */
export function validateView({ name }: Partial<ViewFormValues>): { name?: string } {
  if (name === undefined || isBlank(name)) return { name: 'Name is required' };
  return isSingleLine(name) ? {} : { name: 'Name must be one line' };
}
