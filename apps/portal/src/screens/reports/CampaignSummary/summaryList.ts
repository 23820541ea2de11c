import { summaryFilters, summarySort } from '@portal/ui/reports';
import { clients } from '../../../api/clients.ts';
import { createFilteredList } from '../../../lists/filteredList.ts';
import { readDataTime } from '../shared/reportQuery.ts';

export const summaryList = createFilteredList({
  path: '/api/CampaignSummary',
  rowsField: 'campaignSummaryData',
  filters: summaryFilters,
  sort: summarySort,
  call: async ({ year, sortOrder, ...query }, signal) => {
    const { data, response } = await clients.provider.GET('/api/CampaignSummary', {
      params: {
        query: { ...query, year: Number(year), sortOrder: sortOrder === 'ASC' ? 'ASC' : 'DESC' },
      },
      signal,
    });
    const before = (query.pageNumber - 1) * query.rowsPerPage;
    return {
      data: data && {
        ...data,
        receivedAt: readDataTime(response),
        campaignSummaryData: data.campaignSummaryData?.map((row, index) => ({
          ...row,
          index: before + index,
        })),
      },
    };
  },
});
