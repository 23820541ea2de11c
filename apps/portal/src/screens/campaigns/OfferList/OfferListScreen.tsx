import { offerColumns, offerFilters } from '@portal/ui/campaigns';
import { Page } from '@portal/ui/layout';
import { DataTable, FilterForm, PagingBar } from '@portal/ui/tables';
import { asyncRows } from '../../../api/asyncState.ts';
import { pagingOf } from '../../../api/pagingOf.ts';
import { DownloadAll } from '../../../app/DownloadAll.tsx';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { offerListSearch, offerPageForFile, statusText, useOfferList } from './offerList.ts';

/** The offers, filtered and page by page; nothing here is edited (specification 2 §2). */
export function OfferListScreen() {
  const [shown, show] = useSearch(offerListSearch);
  const offers = useOfferList(shown);
  const rows = asyncRows(offers, 'offerData');
  const scrollMemory = useScrollMemory();

  return (
    <Page
      title="Offer List / Edit"
      actions={
        <DownloadAll
          fileName="offers.csv"
          columns={offerColumns}
          fetchPage={(page, signal) => offerPageForFile(shown.search, page, signal)}
          rowId={({ offerId1 }) => offerId1}
        />
      }
      filters={
        <FilterForm
          label="Offers"
          filters={offerFilters}
          value={shown.search}
          onSearch={(search) => {
            if (!show({ search, page: 1 })) void offers.refetch();
          }}
        />
      }
      bottom={
        <PagingBar
          paging={pagingOf(offers)}
          onPageChange={({ page }) => show({ search: shown.search, page })}
        />
      }
    >
      <DataTable
        label="Offers"
        columns={offerColumns}
        rows={
          rows.status === 'failed' ? { ...rows, message: statusText(offers.error) ?? rows.message } : rows
        }
        rowId={(offer) => offer.offerId1}
        emptyText="[no data]"
        emptyHint="Clear a filter to find more."
        scrollKey={shown.page}
        scrollMemory={scrollMemory}
      />
    </Page>
  );
}
