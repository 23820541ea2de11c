import { type MailerDetailQuery, type MailerSummaryRow, getTotalLabel } from '@portal/domain/reports';
import {
  dateDetailColumns,
  createMailerSummaryColumns,
  type MailerSummaryParams,
  storeDetailColumns,
} from '@portal/ui/reports';
import { type WorkbookSheet, writeWorkbook } from '@portal/ui/tables';
import { clients } from '../../../api/clients.ts';

export interface CampaignWorkbook {
  /** The rows of the report shown. */
  rows: readonly MailerSummaryRow[];
  shown: MailerSummaryParams & { campaignId: number };
  /** Facts about the report, for the title of its sheet. */
  lines: readonly string[];
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

// oxlint-disable-next-line no-explicit-any -- one workbook contains sheets of different row types
type AnySheet = WorkbookSheet<any>;

/**
 * The workbook of a campaign: the mailer summary, then for each mailer code its results by store and by date, in the
 * view of the report.
 * @throws ApiError, and when `signal` is aborted
 */
export async function createCampaignWorkbook(options: CampaignWorkbook): Promise<Blob> {
  const { rows, shown, lines, signal, onProgress } = options;
  const { campaignId, expandedView } = shown;
  const mailers = rows.filter((row) => getTotalLabel(row) === null);
  const sheets: AnySheet[] = [
    {
      name: 'Summary',
      title: ['Mailer Summary', ...lines].join(' · '),
      columns: createMailerSummaryColumns({ LinkComponent: 'a', campaignId, expandedView }),
      rows: mailers,
      totals: rows.filter((row) => getTotalLabel(row) !== null),
    },
  ];
  for (const [done, { mailerCode, mailerDescription }] of mailers.entries()) {
    onProgress({ done, total: mailers.length });
    const code = mailerCode ?? '';
    const title = [`${code} ${mailerDescription ?? ''}`.trim(), ...lines].join(' · ');
    const query = { campaignId, detailLevel: '1', mailerCode: code, expandedView } as const;
    sheets.push(...(await fetchDetailSheets(query, title, signal)));
  }
  onProgress({ done: mailers.length, total: mailers.length });
  return writeWorkbook(sheets, { signal });
}

async function fetchDetailSheets(
  path: MailerDetailQuery,
  title: string,
  signal: AbortSignal,
): Promise<AnySheet[]> {
  const [stores, dates] = await Promise.all([
    clients.provider.GET('/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}', {
      params: { path },
      signal,
    }),
    clients.provider.GET('/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}', {
      params: { path },
      signal,
    }),
  ]);
  signal.throwIfAborted();
  return [
    {
      name: `${path.mailerCode} by store`,
      title: `By store: ${title}`,
      columns: storeDetailColumns,
      rows: stores.data ?? [],
    },
    {
      name: `${path.mailerCode} by date`,
      title: `By date: ${title}`,
      columns: dateDetailColumns,
      rows: dates.data ?? [],
    },
  ];
}
