import { viewParameters } from '@portal/domain';
import { type Column, type ColumnSettings, getColumnId, orderColumns } from '@portal/ui/tables';
import { choiceParam, type UrlParam, type UrlState, urlState } from '../url/urlState.ts';
import type { ViewColumn, ViewInUrl, ViewLook } from './ShownScreen.ts';

const viewParam: UrlParam<ViewInUrl['view']> = {
  parse: (text) => (text === 'standard' ? text : /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null),
  format: (view) => (view === null ? null : String(view)),
};

/** In their order, hidden ones with a minus, with widths: `-name,quantity:96`. */
const columnsParam: UrlParam<ViewColumn[] | null> = {
  parse: (text) => (text === null ? null : text.split(',').flatMap(parseColumn)),
  format: (columns) => columns && columns.map(formatColumn).join(','),
};

export const viewInUrl: UrlState<ViewInUrl> = {
  ...urlState<ViewInUrl>({
    view: { ...viewParam, name: viewParameters.view },
    columns: { ...columnsParam, name: viewParameters.columns },
    density: choiceParam([null, 'comfortable', 'compact'], null),
    hasChart: {
      name: viewParameters.chart,
      parse: (text) => (text === '1' ? true : text === '0' ? false : null),
      format: (hasChart) => (hasChart === null ? null : hasChart ? '1' : '0'),
    },
  }),
  isSecondary: true,
};

/** Whether a URL defines how the table is shown. */
export function hasLook({ columns, density, hasChart }: ViewInUrl): boolean {
  return columns !== null || density !== null || hasChart !== null;
}

/** The changed parts, `null` where they are those of the view. */
export function listDifferences(changed: Partial<ViewLook>, view?: ViewLook): Partial<ViewInUrl> {
  if (!view) return changed;
  const format = (columns: ViewColumn[] | null = null) => columnsParam.format(columns);
  return {
    ...changed,
    ...(format(changed.columns) === format(view.columns) && { columns: null }),
    ...(changed.density === view.density && { density: null }),
    ...(changed.hasChart === view.hasChart && { hasChart: null }),
  };
}

const minWidthPx = 20;
const maxWidthPx = 2000;
const maxColumns = 100;

function parseColumn(text: string): ViewColumn[] {
  const [, minus, encoded = '', width] = /^(-?)([^:-][^:]*)(?::(\d{2,4}))?$/.exec(text) ?? [];
  if (encoded === '') return [];
  const id = encoded.replace(/~2C/g, ',').replace(/~3A/g, ':');
  return [{ id, isHidden: minus === '-', widthPx: width ? limitWidth(Number(width)) : null }];
}

function formatColumn({ id, isHidden, widthPx }: ViewColumn): string {
  const encoded = id.replaceAll(',', '~2C').replaceAll(':', '~3A');
  return `${isHidden ? '-' : ''}${encoded}${widthPx === null ? '' : `:${widthPx}`}`;
}

function limitWidth(width: number): number {
  return Math.round(Math.min(maxWidthPx, Math.max(minWidthPx, width)));
}

/** The columns of a view as the table takes them. */
export function toColumnSettings(columns: readonly ViewColumn[]): ColumnSettings {
  return {
    order: columns.map(({ id }) => id),
    hiddenColumns: columns.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])),
    widths: Object.fromEntries(
      columns.flatMap(({ id, widthPx }) => (widthPx === null ? [] : [[id, widthPx]])),
    ),
  };
}

/** The columns as they are saved: all in their order, or none if nothing was chosen. */
export function toViewColumns<Row>(columns: readonly Column<Row>[], settings: ColumnSettings): ViewColumn[] {
  const { hiddenColumns, widths, order = [] } = settings;
  const ids = columns.map(getColumnId);
  const ordered = orderColumns(columns, order).map(getColumnId);
  const isChosen = (id: string, index: number) =>
    hiddenColumns.includes(id) || widths[id] !== undefined || id !== ids[index];
  if (!ordered.some(isChosen)) return [];
  return ordered.slice(0, maxColumns).map((id) => ({
    id,
    isHidden: hiddenColumns.includes(id),
    widthPx: widths[id] === undefined ? null : limitWidth(widths[id]),
  }));
}
