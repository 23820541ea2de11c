import { isTotalRow, type MailerSummaryRow } from '@portal/domain/reports';
import type { AsyncState } from '@portal/ui/feedback';
import type { MailerSummaryParams } from '@portal/ui/reports';
import { useMemo, useState } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { useUrlState } from '../../../url/useUrlState.ts';
import { useReport } from '../shared/reportQuery.ts';
import { createMailerSummaryQuery, useCampaignChoices } from './mailerSummary.ts';
import { mailerSummaryInUrl } from './mailerSummaryInUrl.ts';

const noRows: readonly MailerSummaryRow[] = [];

/**
 * The mailer summary in the URL, and the current choice in its controls. A change of the choice clears the results;
 * the URL changes when the new report is shown (specification 3 §4).
 */
export function useMailerSummary() {
  const [shown, setShown] = useUrlState(mailerSummaryInUrl);

  const [draft, setDraft] = useState(shown);
  const [isCleared, setCleared] = useState(false);
  const [lastShown, setLastShown] = useState(shown);
  // Another report is in the URL: Back, a link.
  if (lastShown !== shown) {
    setLastShown(shown);
    setDraft(shown);
    setCleared(false);
  }

  const campaigns = useCampaignChoices(draft.type, draft.type === shown.type ? shown.campaignId : null);
  const choice: MailerSummaryParams = {
    ...draft,
    campaignId: draft.campaignId ?? campaigns.choices?.[0]?.campaignId ?? null,
  };

  const isShown = shown.campaignId !== null && !isCleared;
  const query = useReport({ ...createMailerSummaryQuery(shown), enabled: isShown });
  const rows = isShown && Array.isArray(query.data) ? query.data : null;
  const mailers = useMemo(() => rows?.filter((row) => !isTotalRow(row)) ?? noRows, [rows]);
  const totals = useMemo(() => rows?.filter(isTotalRow) ?? noRows, [rows]);
  // Totals without mailers are shown too, below the empty-table text.
  const state: AsyncState<readonly MailerSummaryRow[]> = isShown
    ? asyncList(query, () => mailers)
    : { status: 'empty' };
  const withTotals: AsyncState<readonly MailerSummaryRow[]> =
    state.status === 'empty' && rows && rows.length > 0
      ? { status: 'ready', data: noRows, refreshing: false }
      : state;

  function show() {
    const next = choice;
    setDraft(next);
    // Always refetched, even if the cached response is fresh. The results stay cleared until the URL has changed;
    // otherwise the previous report would reappear for a moment.
    void queryClient.invalidateQueries({ ...createMailerSummaryQuery(next), refetchType: 'none' });
    // Rendered at once, because Back from a URL that was not rendered changes nothing here.
    if (setShown(next, { flushSync: true })) return;
    setCleared(false);
    void query.refetch();
  }

  return {
    /** The report in the URL. */
    shown,
    choice,
    campaigns,
    change: (changed: MailerSummaryParams) => {
      setDraft(changed);
      setCleared(true);
    },
    show,
    report: { state: withTotals, createdAt: query.dataUpdatedAt },
    /** All rows shown, including totals; `null` without a report. */
    rows,
    mailers,
    totals,
  };
}
