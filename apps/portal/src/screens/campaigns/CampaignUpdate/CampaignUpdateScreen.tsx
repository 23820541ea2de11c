import { type CampaignListRow, formatCalendarDay } from '@portal/domain';
import { type CampaignLinks, createCampaignColumns } from '@portal/ui/campaigns';
import { AddButton } from '../../../actions/AddButton.tsx';
import { useCallback, useState } from 'react';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { DialogLink } from '../../../dialogs/DialogLink.tsx';
import { fileNames } from '../../../downloads/fileNames.ts';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { toMailerSummary } from '../paths.ts';
import { campaignList } from './campaignList.ts';

const links: CampaignLinks = {
  renderEditLink: ({ campaignId }) => (
    <DialogLink dialog={['editCampaign', campaignId]} title={`Edit campaign ${campaignId}`}>
      {campaignId}
    </DialogLink>
  ),
  renderReportsLink: ({ campaignId }) => <PortalLink href={toMailerSummary(campaignId)}>Reports</PortalLink>,
};

/** The campaigns, filtered and paged (specification 2 §2). */
export function CampaignUpdateScreen() {
  const [today] = useState(() => formatCalendarDay(new Date()));
  const columns = useCallback(
    (rows: readonly CampaignListRow[]) => createCampaignColumns(links, rows, today),
    [today],
  );
  return (
    <FilteredListPage
      title="Campaign Update"
      label="Campaigns"
      list={campaignList}
      columns={columns}
      rowId={({ campaignId }) => campaignId}
      fileName={fileNames.campaigns}
      actions={<AddButton dialog="addCampaign" variant="default" />}
      empty={{ text: '[no data]', hint: 'No rows match the filters.' }}
    />
  );
}
