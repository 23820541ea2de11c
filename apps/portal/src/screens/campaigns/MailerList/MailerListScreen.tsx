import { mailerColumns, MailerSearchForm, type MailerSearch } from '@portal/ui/campaigns';
import { Page } from '@portal/ui/layout';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { asyncRows } from '../../../api/asyncState.ts';
import { pagingOf } from '../../../api/pagingOf.ts';
import { DownloadAll } from '../../../app/DownloadAll.tsx';
import { ScreenLink } from '../../../app/ScreenLink.tsx';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { MAILER_ADD_PATH } from '../paths.ts';
import { mailerPageForFile, useMailerList } from './mailerList.ts';
import { mailerListSearch } from './mailerListSearch.ts';

/** The mailers, searched and page by page (specification 2 §2). */
export function MailerListScreen() {
  const [search, showSearch] = useSearch(mailerListSearch);
  const mailers = useMailerList(search);
  const scrollMemory = useScrollMemory();
  const { page, ...searched } = search;

  function showMailers(wanted: MailerSearch) {
    if (!showSearch({ ...wanted, page: 1 })) void mailers.refetch();
  }

  return (
    <Page
      title="Mailers"
      actions={
        <>
          <DownloadAll
            fileName="mailers.csv"
            columns={mailerColumns}
            fetchPage={(number, signal) => mailerPageForFile(search, number, signal)}
            rowId={({ mailerCode }) => mailerCode}
          />
          <ScreenLink to={MAILER_ADD_PATH}>Add mailer</ScreenLink>
        </>
      }
      filters={<MailerSearchForm value={searched} onSearch={showMailers} />}
      bottom={
        <PagingBar
          paging={pagingOf(mailers)}
          onPageChange={({ page: wanted }) => showSearch({ ...search, page: wanted })}
        />
      }
    >
      <DataTable
        label="Mailers"
        columns={mailerColumns}
        rows={asyncRows(mailers, 'mailerData')}
        rowId={(mailer) => mailer.mailerCode}
        emptyText="[no data]"
        emptyHint="Clear a condition or choose an earlier day to find more."
        scrollKey={page}
        scrollMemory={scrollMemory}
      />
    </Page>
  );
}
