import type { CampaignListRow } from '@portal/domain';
import { campaignColumns, campaignFilters } from '@portal/ui/campaigns';
import { ActionButton, Page } from '@portal/ui/layout';
import { DataTable, FilterForm, PagingBar } from '@portal/ui/tables';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asyncRows } from '../../../api/asyncState.ts';
import { pagingOf } from '../../../api/pagingOf.ts';
import { DownloadAll } from '../../../app/DownloadAll.tsx';
import { lazyDialog } from '../../../app/modals/LazyDialog.tsx';
import { PortalLink } from '../../../app/PortalLink.tsx';
import { useRecordInAddress } from '../../../app/useRecordInAddress.ts';
import { useScrollMemory } from '../../../app/useScrollMemory.ts';
import { useSearch } from '../../../app/useSearch.ts';
import { MAILER_SUMMARY_PATH } from '../paths.ts';
import { campaignListSearch, campaignPageForFile, useCampaignList } from './campaignList.ts';

const columns = campaignColumns({
  edit: (row) => <EditLink row={row} />,
  reports: ({ campaignId }) => (
    <PortalLink href={`${MAILER_SUMMARY_PATH}?CampaignId=${campaignId}`}>Reports</PortalLink>
  ),
});

const CampaignDialog = lazyDialog(
  async () => (await import('../CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
);

/** The campaigns, filtered and page by page, with the dialog that adds and edits them (specification 2 §2). */
export function CampaignUpdateScreen() {
  const [shown, show] = useSearch(campaignListSearch);
  const campaigns = useCampaignList(shown);
  const opened = useRecordInAddress('campaign');
  const [isAdding, setAdding] = useState(false);

  return (
    <Page
      title="Campaign Update"
      actions={
        <>
          <DownloadAll
            fileName="campaigns.csv"
            columns={columns}
            fetchPage={(page, signal) => campaignPageForFile(shown.search, page, signal)}
            rowId={({ campaignId }) => campaignId}
          />
          <ActionButton onPress={() => setAdding(true)}>Add Campaign</ActionButton>
        </>
      }
      filters={
        <FilterForm
          label="Campaigns"
          filters={campaignFilters}
          value={shown.search}
          onSearch={(search) => {
            if (!show({ search, page: 1 })) void campaigns.refetch();
          }}
        />
      }
      bottom={
        <PagingBar
          paging={pagingOf(campaigns)}
          onPageChange={({ page }) => show({ search: shown.search, page })}
        />
      }
    >
      <DataTable
        label="Campaigns"
        columns={columns}
        rows={asyncRows(campaigns, 'campaignData')}
        rowId={(campaign) => campaign.campaignId}
        emptyText="[no data]"
        emptyHint="Clear a filter to find more."
        scrollKey={shown.page}
        scrollMemory={useScrollMemory()}
      />
      {isAdding && <CampaignDialog campaignId={null} onClose={() => setAdding(false)} />}
      {opened.id !== null && (
        <CampaignDialog key={opened.id} campaignId={Number(opened.id)} onClose={opened.close} />
      )}
    </Page>
  );
}

function EditLink({ row: { campaignId } }: { row: CampaignListRow }) {
  const { link } = useRecordInAddress('campaign');
  return (
    <Link {...link(campaignId)} title={`Edit campaign ${campaignId}`}>
      {campaignId}
    </Link>
  );
}
