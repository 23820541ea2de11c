import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { OfferSortKey } from '@portal/domain';
import type { Db } from '../../../db/database.ts';
import { firstRow } from '../../../db/firstRow.ts';
import type { OffersTable } from '../../../db/tables.ts';
import { whereAll } from '../filters.ts';
import type { PlaceInList } from '../paging.ts';
import type { OfferSearch } from './search.ts';

export type OfferRow = Selectable<OffersTable>;

/** Equal keys are ordered by id in the same direction, so that one index serves both directions. */
const orders: Record<OfferSortKey, readonly RawBuilder<unknown>[]> = {
  OfferId: [sql`offer_id`],
  AssignDate: [sql`assign_date`, sql`offer_id`],
  StartDate: [sql`start_date`, sql`offer_id`],
  EndDate: [sql`end_date`, sql`offer_id`],
  OfferDescription: [sql`lower(offer_description)`, sql`offer_id`],
};

export async function countOffers(db: Db, search: OfferSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from offers ${whereAll(search.conditions)}`.execute(db);
  return firstRow(rows).count;
}

/** One page of offers, in the requested order. */
export async function listOffers(db: Db, search: OfferSearch, place: PlaceInList): Promise<OfferRow[]> {
  const direction = sql.raw(search.descending === place.backwards ? 'asc' : 'desc');
  const order = sql.join(orders[search.sortBy].map((column) => sql`${column} ${direction}`));
  const { rows } = await sql<OfferRow>`
    select * from offers ${whereAll(search.conditions)}
    order by ${order} limit ${place.limit} offset ${place.offset}`.execute(db);
  return place.backwards ? rows.toReversed() : rows;
}
