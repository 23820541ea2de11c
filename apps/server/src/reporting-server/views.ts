import { customerTypes } from '@portal/domain';
import type { Db } from '../db/database.ts';
import { barChart, columnChart, type ChartPoint } from './charts/charts.ts';
import {
  piecesByCustomerType,
  piecesByMonth,
  usersByCompany,
  usersByLastActivity,
  type NamedValue,
} from './queries.ts';

/** A view that the embedded reporting server can render. */
export interface EmbeddedView {
  viewUrl: string;
  title: string;
  /** Description, one sentence. */
  about: string;
  /** Column headings of the data table. */
  headings: readonly [string, string];
  read(db: Db): Promise<ChartPoint[]>;
  draw(points: readonly ChartPoint[]): string;
}

export const embeddedViews: readonly EmbeddedView[] = [
  {
    viewUrl: 'Mailers/PiecesByMonth',
    title: 'Pieces Mailed by Month',
    about: 'Pieces of the mailers whose sale began in each of the last 24 months.',
    headings: ['Month', 'Pieces'],
    read: async (db) => (await piecesByMonth(db)).map(named(monthLabel)),
    draw: columnChart,
  },
  {
    viewUrl: 'Mailers/CustomerTypes',
    title: 'Pieces Mailed by Customer Type',
    about: 'Pieces of the mailers whose sale began in the last 12 months.',
    headings: ['Customer type', 'Pieces'],
    read: async (db) => (await piecesByCustomerType(db)).map(named(customerTypeName)),
    draw: barChart,
  },
  {
    viewUrl: 'Users/LastActivity',
    title: 'Users by Last Activity',
    about: 'Users who were last here in each of the last 12 weeks, by the Monday of the week.',
    headings: ['Week of', 'Users'],
    read: async (db) => (await usersByLastActivity(db)).map(named((day) => day.slice(5))),
    draw: columnChart,
  },
  {
    viewUrl: 'Users/Companies',
    title: 'Users by Company',
    about: 'Users who are not locked out.',
    headings: ['Company', 'Users'],
    read: async (db) => (await usersByCompany(db)).map(named((name) => name)),
    draw: barChart,
  },
];

/** Finds a view of the embedded reporting server. */
export function findView(viewUrl: string): EmbeddedView | undefined {
  return embeddedViews.find((view) => view.viewUrl === viewUrl);
}

function named(labelOf: (name: string) => string) {
  return ({ name, value }: NamedValue): ChartPoint => ({ label: labelOf(name), value });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-03` is `Mar 25`. */
function monthLabel(month: string): string {
  return `${months[Number(month.slice(5)) - 1]} ${month.slice(2, 4)}`;
}

function customerTypeName(code: string): string {
  return customerTypes.find((type) => type.code === code)?.text ?? code;
}
