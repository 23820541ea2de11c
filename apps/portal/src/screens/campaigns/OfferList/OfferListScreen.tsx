import { isApiError } from '@portal/api-client';
import { offerColumns } from '@portal/ui/campaigns';
import { fileNames } from '../../../downloads/fileNames.ts';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { offerList } from './offerList.ts';

/** The offers, filtered and paged, read-only (specification 2 §2). */
export function OfferListScreen() {
  return (
    <FilteredListPage
      title="Offer List / Edit"
      label="Offers"
      list={offerList}
      columns={offerColumns}
      rowId={({ offerId1 }) => offerId1}
      fileName={fileNames.offers}
      empty={{ text: '[no data]', hint: 'No rows match the filters.' }}
      failureText={formatStatusError}
    />
  );
}

/** The specified text for HTTP errors (specification 2 §8); `null` for other failures. */
function formatStatusError(error: unknown): string | null {
  if (!isApiError(error) || error.kind !== 'http') return null;
  return `Error: An Error occurred. Status code: ${error.status}`;
}
