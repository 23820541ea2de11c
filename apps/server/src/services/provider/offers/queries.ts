import { sql, type RawBuilder } from 'kysely';
import type { OfferSortKey } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { countRows } from '../../../db/countRows.ts';
import type { Row } from '../../../db/tables.ts';
import { buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';
import type { OfferSearch } from './search.ts';

export type OfferRow = Row<'offers'>;

/** Equal keys are ordered by id in the same direction, so that one index serves both directions. */
const orders: Record<OfferSortKey, readonly RawBuilder<unknown>[]> = {
  OfferId: [sql`offer_id`],
  AssignDate: [sql`assign_date`, sql`offer_id`],
  StartDate: [sql`start_date`, sql`offer_id`],
  EndDate: [sql`end_date`, sql`offer_id`],
  OfferDescription: [sql`lower(offer_description)`, sql`offer_id`],
};

export function countOffers(db: Db, search: OfferSearch): Promise<number> {
  return countRows(db, sql`offers ${buildWhere(search.conditions)}`);
}

/** One page of offers, in the requested order. */
export async function listOffers(db: Db, search: OfferSearch, position: PagePosition): Promise<OfferRow[]> {
  const direction = toReadDirection(position, search.descending ? 'desc' : 'asc');
  const order = sql.join(orders[search.sortBy].map((column) => sql`${column} ${direction}`));
  const { rows } = await sql<OfferRow>`
    select * from offers ${buildWhere(search.conditions)}
    order by ${order} limit ${position.limit} offset ${position.offset}`.execute(db);
  return toListOrder(position, rows);
}
