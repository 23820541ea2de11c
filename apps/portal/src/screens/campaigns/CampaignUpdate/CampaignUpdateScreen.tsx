import { formatCalendarDay } from '@portal/domain';
import { getShownData } from '@portal/ui/feedback';
import { type CampaignLinks, createCampaignColumns } from '@portal/ui/campaigns';
import { AddButton } from '../../../actions/AddButton.tsx';
import { useMemo, useState } from 'react';
import { useFilteredList } from '../../../lists/useFilteredList.ts';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { DialogLink } from '../../../dialogs/DialogLink.tsx';
import { fileNames } from '../../../downloads/fileNames.ts';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { MAILER_SUMMARY_PATH } from '../paths.ts';
import { campaignList } from './campaignList.ts';

const links: CampaignLinks = {
  renderEditLink: ({ campaignId }) => (
    <DialogLink dialog={['editCampaign', campaignId]} title={`Edit campaign ${campaignId}`}>
      {campaignId}
    </DialogLink>
  ),
  renderReportsLink: ({ campaignId }) => (
    <PortalLink href={`${MAILER_SUMMARY_PATH}?CampaignId=${campaignId}`}>Reports</PortalLink>
  ),
};

/** The campaigns, filtered and paged (specification 2 §2). */
export function CampaignUpdateScreen() {
  const [today] = useState(() => formatCalendarDay(new Date()));
  const { rows } = useFilteredList(campaignList);
  const columns = useMemo(() => createCampaignColumns(links, getShownData(rows) ?? [], today), [rows, today]);
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
