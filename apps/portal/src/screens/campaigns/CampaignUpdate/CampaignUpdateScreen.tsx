import type { CampaignListRow } from '@portal/domain';
import { createCampaignColumns } from '@portal/ui/campaigns';
import { Button } from '@portal/ui/controls';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { lazyDialog } from '../../../dialogs/LazyDialog.tsx';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { useRecordInUrl } from '../../../dialogs/useRecordInUrl.ts';
import { MAILER_SUMMARY_PATH } from '../paths.ts';
import { campaignList } from './campaignList.ts';

const columns = createCampaignColumns({
  renderEditLink: (row) => <EditLink row={row} />,
  renderReportsLink: ({ campaignId }) => (
    <PortalLink href={`${MAILER_SUMMARY_PATH}?CampaignId=${campaignId}`}>Reports</PortalLink>
  ),
});

const CampaignDialog = lazyDialog(
  async () => (await import('../CampaignDialog/CampaignDialog.tsx')).CampaignDialog,
);

/** The campaigns, filtered and paged, with the dialog that adds and edits them (specification 2 §2). */
export function CampaignUpdateScreen() {
  const opened = useRecordInUrl('campaign');
  const [isAdding, setAdding] = useState(false);

  return (
    <>
      <FilteredListPage
        title="Campaign Update"
        label="Campaigns"
        list={campaignList}
        columns={columns}
        rowId={({ campaignId }) => campaignId}
        fileName="campaigns.csv"
        actions={<Button onClick={() => setAdding(true)}>Add Campaign</Button>}
        empty={{ text: '[no data]', hint: 'Clear a filter to find more.' }}
      />
      {isAdding && <CampaignDialog campaignId={null} onClose={() => setAdding(false)} />}
      {opened.id !== null && (
        <CampaignDialog key={opened.id} campaignId={Number(opened.id)} onClose={opened.close} />
      )}
    </>
  );
}

function EditLink({ row: { campaignId } }: { row: CampaignListRow }) {
  const { link } = useRecordInUrl('campaign');
  return (
    <Link {...link(campaignId)} title={`Edit campaign ${campaignId}`}>
      {campaignId}
    </Link>
  );
}
