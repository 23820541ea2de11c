import { customerTypes } from '@portal/domain';
import type { Db } from '../db/database.ts';
import { renderBarChart, renderColumnChart, type ChartPoint } from './charts/charts.ts';
import type { Markup } from '../plugins/markup.ts';
import {
  sumPiecesByCustomerType,
  sumPiecesByMonth,
  countUsersByCompany,
  countUsersByLastActivity,
  type NamedValue,
} from './queries.ts';

/** A view that the embedded reporting server can render. */
export interface EmbeddedView {
  viewUrl: string;
  title: string;
  /** Description, one sentence. */
  description: string;
  /** Column headings of the data table. */
  headings: readonly [string, string];
  read(db: Db): Promise<ChartPoint[]>;
  render(points: readonly ChartPoint[]): Markup;
}

export const embeddedViews: readonly EmbeddedView[] = [
  {
    viewUrl: 'Mailers/PiecesByMonth',
    title: 'Pieces Mailed by Month',
    description: 'Pieces mailed in the last 24 months, by month of the sale start.',
    headings: ['Month', 'Pieces'],
    read: async (db) => (await sumPiecesByMonth(db)).map(createPointMapper(formatMonth)),
    render: renderColumnChart,
  },
  {
    viewUrl: 'Mailers/CustomerTypes',
    title: 'Pieces Mailed by Customer Type',
    description: 'Pieces mailed for sales that started in the last 12 months.',
    headings: ['Customer type', 'Pieces'],
    read: async (db) => (await sumPiecesByCustomerType(db)).map(createPointMapper(getCustomerTypeName)),
    render: renderBarChart,
  },
  {
    viewUrl: 'Users/LastActivity',
    title: 'Users by Last Activity',
    description: 'Users by week of last activity, for the last 12 weeks.',
    headings: ['Week of', 'Users'],
    read: async (db) => (await countUsersByLastActivity(db)).map(createPointMapper((day) => day.slice(5))),
    render: renderColumnChart,
  },
  {
    viewUrl: 'Users/Companies',
    title: 'Users by Company',
    description: 'Active users by company.',
    headings: ['Company', 'Users'],
    read: async (db) => (await countUsersByCompany(db)).map(createPointMapper((name) => name)),
    render: renderBarChart,
  },
];

export function findView(viewUrl: string): EmbeddedView | undefined {
  return embeddedViews.find((view) => view.viewUrl === viewUrl);
}

function createPointMapper(formatLabel: (name: string) => string) {
  return ({ name, value }: NamedValue): ChartPoint => ({ label: formatLabel(name), value });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-03` is `Mar 25`. */
function formatMonth(month: string): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(2, 4)}`;
}

function getCustomerTypeName(code: string): string {
  return customerTypes.find((type) => type.code === code)?.text ?? code;
}
