import { formatSummaryHeading, type SummaryType } from '@portal/domain/reports';
import { RankedBarChart } from '@portal/ui/charts';
import { type IndexedSummaryRow, summaryColumns, summaryMeasures } from '@portal/ui/reports';
import type { ListSearch } from '@portal/ui/tables';
import { reportFileNames } from '../shared/reportFileNames.ts';
import { ReportListPage, type ShownReport } from '../shared/ReportListPage.tsx';
import { summaryList } from './summaryList.ts';

const title = 'Annual Campaign Summary';
const columns = () => summaryColumns;
const rowId = ({ index: place }: IndexedSummaryRow) => place;

/** The campaigns of a year with their results (specification 3 §2). */
export function CampaignSummaryScreen() {
  return (
    <ReportListPage
      title={title}
      list={summaryList}
      columns={columns}
      rowId={rowId}
      fileName={reportFileNames.campaignSummary}
      submitLabel="Show Campaigns"
      heading={formatHeading}
      emptyNotice="No campaign data available"
      Chart={SummaryChart}
    />
  );
}

function formatHeading({ type, year }: ListSearch): string {
  return formatSummaryHeading(type as SummaryType, Number(year));
}

function SummaryChart({ search, rows, isChartShown }: ShownReport<IndexedSummaryRow>) {
  return (
    <RankedBarChart
      label={`Results by campaign, ${search.year}`}
      tableLabel={title}
      rows={rows}
      rowId={rowId}
      rowName={({ campaignDescription }) => campaignDescription}
      measures={summaryMeasures}
      shown={isChartShown}
    />
  );
}
