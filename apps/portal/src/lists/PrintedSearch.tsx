import {
  createReportFacts,
  createSearchFacts,
  PrintedReportFacts,
  type ReportResult,
} from '@portal/ui/reports';
import type { ListFilter, ListSearch } from '@portal/ui/tables';

interface PrintedSearchProps {
  /** Name of the list. */
  label: string;
  filters: readonly ListFilter[];
  search: ListSearch;
  result: ReportResult;
}

/** What a list shows, on paper only: filters, number of rows, time. */
export function PrintedSearch({ label, filters, search, result }: PrintedSearchProps) {
  return (
    <PrintedReportFacts
      label={label}
      createFacts={() => createReportFacts(createSearchFacts(filters, search), result)}
    />
  );
}
