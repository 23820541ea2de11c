import {
  type ExpandedView,
  findTotalRow,
  getSummaryLevel,
  isTotalRow,
  type MailerSummaryRow,
  type Store,
  sumDateDetails,
  sumStoreDetails,
} from '@portal/domain/reports';
import {
  addStoreNames,
  createMailerSummaryColumns,
  createReportFacts,
  dateDetailColumns,
  formatFactLines,
  getViewLabel,
  type MailerSummaryParams,
  type NamedStoreDetailRow,
  type ReportFact,
  storeDetailColumns,
} from '@portal/ui/reports';
import { type Column, type WorkbookSheet, writeWorkbook } from '@portal/ui/tables';
import { queryClient } from '../../../api/queryClient.ts';
import { type DetailSubject, fetchCampaignDetails, type SubjectDetails } from './campaignDetails.ts';
import { createDifferenceFact } from '../shared/differenceFact.ts';
import { storesQuery } from '../shared/stores.ts';
import { listMailerSummaryFacts } from './mailerSummaryFacts.ts';

export interface CampaignReport {
  /** All rows of the report shown, including totals. */
  rows: readonly MailerSummaryRow[];
  shown: MailerSummaryParams & { campaignId: number };
  /** Time of the response in milliseconds since 1970. */
  createdAtMs: number;
}

interface CampaignWorkbook extends CampaignReport {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

// oxlint-disable-next-line no-explicit-any -- one workbook contains sheets of different row types
type AnySheet = WorkbookSheet<any>;

/**
 * The workbook of a campaign: contents, mailer summary, then by store and by date the whole campaign, its coupons and
 * its mailers, in the view of the report.
 * @throws ApiError, and when `signal` is aborted
 */
export async function createCampaignWorkbook(workbook: CampaignWorkbook): Promise<Blob> {
  const { rows, shown, signal, onProgress } = workbook;
  const subjects = listSubjects(rows);
  const report = (done: number) => onProgress({ done: 2 * done, total: 2 * subjects.length });
  report(0);
  const details = await fetchCampaignDetails({ ...shown, subjects, signal, onProgress: report });
  // The names are an addition: without them stores have their numbers.
  const stores = await queryClient.ensureQueryData(storesQuery).catch(() => []);
  signal.throwIfAborted();
  const sheets = createCampaignSheets({ ...workbook, details, detailsAtMs: Date.now(), stores });
  return writeWorkbook(sheets, { signal });
}

/** The whole campaign, its coupons and its mailers. */
export function listSubjects(rows: readonly MailerSummaryRow[]): DetailSubject[] {
  const coupons = rows.filter((row) => getSummaryLevel(row) === 'coupon');
  return [
    { detailLevel: 'T' },
    ...coupons.map((row) => ({ detailLevel: '2' as const, couponNumber: row.campaignCouponNumber })),
    ...rows.flatMap(({ mailerCode }) =>
      mailerCode === null ? [] : [{ detailLevel: '1' as const, mailerCode }],
    ),
  ];
}

/** A line of the contents: a sheet and its facts. */
interface SheetEntry {
  sheet: AnySheet;
  heading: string;
  /** Those of the total of the sheet. */
  responses: number;
  view: ExpandedView;
  allocation: string;
}

const contentsColumns: readonly Column<SheetEntry>[] = [
  { id: 'sheet', heading: 'Sheet', width: 160, value: ({ sheet }) => sheet.name },
  { id: 'content', heading: 'Content', width: 420, value: ({ heading }) => heading },
  { id: 'rows', heading: 'Rows', width: 80, kind: 'integer', value: ({ sheet }) => sheet.rows.length },
  { id: 'responses', heading: 'Responses', width: 90, kind: 'integer', value: ({ responses }) => responses },
  { id: 'allocation', heading: 'Nonspecific coupons', width: 170, value: ({ allocation }) => allocation },
  { id: 'view', heading: 'View', width: 280, value: ({ view }) => getViewLabel(view) },
];

/** Files have the name of a store in its own column. */
const storeSheetColumns: readonly Column<NamedStoreDetailRow>[] = [
  ...storeDetailColumns.slice(0, 1),
  { id: 'storeName', heading: 'Store Name', width: 160, value: ({ storeName }) => storeName ?? '' },
  ...storeDetailColumns.slice(1),
];

interface CampaignDetails {
  details: readonly SubjectDetails[];
  /** Time of the responses in milliseconds since 1970. */
  detailsAtMs: number;
  stores: readonly Store[];
}

/** The sheets of the workbook; each states its own facts. */
export function createCampaignSheets(report: CampaignReport & CampaignDetails): AnySheet[] {
  const entries = [createSummaryEntry(report), ...createDetailEntries(report)];
  const [campaign] = listMailerSummaryFacts({ ...report, filterFacts: [] });
  const contents: WorkbookSheet<SheetEntry> = {
    name: 'Contents',
    title: formatTitle('Campaign workbook', campaign ? [campaign] : [], entries.length, report.createdAtMs),
    columns: contentsColumns,
    rows: entries,
    linkToSheet: ({ sheet }) => sheet.name,
  };
  return [contents, ...entries.map(({ sheet }) => sheet)];
}

function createSummaryEntry(report: CampaignReport): SheetEntry {
  const { rows, shown, createdAtMs } = report;
  const { expandedView, allocate } = shown;
  const mailers = rows.filter((row) => !isTotalRow(row));
  const heading = 'Mailer Summary';
  return {
    heading,
    responses: findTotalRow(rows, 0)?.ttlResponses ?? 0,
    view: expandedView,
    allocation: allocate ? 'allocated' : 'not allocated',
    sheet: {
      name: 'Summary',
      title: formatTitle(
        heading,
        listMailerSummaryFacts({ ...report, filterFacts: [] }),
        mailers.length,
        createdAtMs,
      ),
      columns: createMailerSummaryColumns(shown),
      rows: mailers,
      totals: rows.filter(isTotalRow),
    },
  };
}

/** Details of a part of the campaign by store or by date. */
interface DetailTable {
  by: 'store' | 'date';
  view: ExpandedView;
  rows: readonly object[];
  columns: readonly Column<never>[];
  total: { responses: number };
}

function createDetailEntries(report: CampaignReport & CampaignDetails): SheetEntry[] {
  const { rows, shown, details, detailsAtMs } = report;
  const createEntry = (
    { subject }: SubjectDetails,
    { by, view, rows: detailRows, columns, total }: DetailTable,
  ): SheetEntry => {
    const summaryRow = findSummaryRow(rows, subject);
    const heading = `${formatSubject(subject, summaryRow)} by ${by}`;
    const { responses } = total;
    const difference = createDifferenceFact({
      summaryResponses: summaryRow?.ttlResponses ?? responses,
      summaryView: shown.expandedView,
      allocated: shown.allocate,
      responses,
      view,
    });
    const facts = listMailerSummaryFacts({
      rows,
      shown: { ...shown, allocate: false, expandedView: view },
      filterFacts: difference ? [difference] : [],
    });
    return {
      heading,
      responses,
      view,
      allocation: 'not allocated',
      sheet: {
        name: `${getSheetName(subject)} by ${by}`,
        title: formatTitle(heading, facts, detailRows.length, detailsAtMs),
        columns: columns as AnySheet['columns'],
        rows: detailRows,
        totals: detailRows.length > 0 ? [total] : [],
      },
    };
  };
  return details.flatMap((each) => {
    const stores = addStoreNames(each.stores, report.stores);
    const { dates, storesView } = each;
    return [
      createEntry(each, {
        by: 'store',
        view: storesView,
        rows: stores,
        columns: storeSheetColumns,
        total: sumStoreDetails(stores),
      }),
      createEntry(each, {
        by: 'date',
        view: shown.expandedView,
        rows: dates,
        columns: dateDetailColumns,
        total: sumDateDetails(dates),
      }),
    ];
  });
}

function formatTitle(heading: string, facts: readonly ReportFact[], rowCount: number, createdAtMs: number) {
  return [heading, ...formatFactLines(createReportFacts(facts, { rowCount, createdAtMs }))].join(' · ');
}

function getSheetName(subject: DetailSubject): string {
  if (subject.detailLevel === 'T') return 'Campaign';
  return subject.detailLevel === '2' ? `Coupon ${subject.couponNumber}` : subject.mailerCode;
}

function formatSubject(subject: DetailSubject, row: MailerSummaryRow | undefined): string {
  const name = subject.detailLevel === 'T' ? 'Whole campaign' : getSheetName(subject);
  return `${name} ${row?.mailerDescription ?? ''}`.trim();
}

/** The row of the summary that the details belong to. */
function findSummaryRow(rows: readonly MailerSummaryRow[], subject: DetailSubject) {
  if (subject.detailLevel === '1') return rows.find(({ mailerCode }) => mailerCode === subject.mailerCode);
  return findTotalRow(rows, subject.detailLevel === '2' ? subject.couponNumber : 0);
}
