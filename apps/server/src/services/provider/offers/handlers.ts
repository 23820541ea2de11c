import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { emptyToNull, toDayText } from '../../responseFields.ts';
import { readPage } from '../../lists/paging.ts';
import { countOffers, listOffers, type OfferRow } from './queries.ts';
import { toOfferSearch } from './search.ts';

export const offerHandlers = {
  async listOffers({ query }, { db }) {
    const search = toOfferSearch(query);
    const { rows, page } = await readPage(await countOffers(db, search), query, (position) =>
      listOffers(db, search, position),
    );
    return { ...page, offerData: rows.map(toOffer) };
  },
} satisfies Partial<ProviderHandlers>;

function toOffer(row: OfferRow): ProviderSchemas['Offer'] {
  return {
    offerId1: row.offer_id,
    assignDate: toDayText(row.assign_date),
    assignProcessName: row.assign_process_name,
    couponType: row.coupon_type,
    couponValue: row.coupon_value,
    startDate: toDayText(row.start_date),
    endDate: toDayText(row.end_date),
    singleMultiUsage: row.single_multi_usage,
    sentToJasdate: row.sent_to_jas_date === null ? null : toDayText(row.sent_to_jas_date),
    offerDescription: row.offer_description,
    userName: emptyToNull(row.user_name),
    notes: emptyToNull(row.notes),
  };
}
