import type { MailerSummaryRow } from '@portal/domain/reports';
import type { AsyncState } from '@portal/ui/feedback';
import type { MailerSummaryChoice } from '@portal/ui/reports';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { mailerSummaryQuery, useCampaignChoices } from './mailerSummary.ts';
import { readMailerSummary, writeMailerSummary } from './mailerSummarySearch.ts';

const none: readonly MailerSummaryRow[] = [];

/**
 * The mailer summary in the URL, and the current choice in its controls. A change of the choice clears the results;
 * the URL changes when the new report is shown (specification 3 §4).
 */
export function useMailerSummary() {
  const [params, setParams] = useSearchParams();
  const inAddress = writeMailerSummary(readMailerSummary(params), new URLSearchParams()).toString();
  const shown = useMemo(() => readMailerSummary(new URLSearchParams(inAddress)), [inAddress]);

  const [typed, setTyped] = useState(shown);
  const [isEmptied, setEmptied] = useState(false);
  const [followed, setFollowed] = useState(inAddress);
  if (followed !== inAddress) {
    // Back, or a link to another report.
    setFollowed(inAddress);
    setTyped(shown);
    setEmptied(false);
  }

  const campaigns = useCampaignChoices(typed.type, typed.type === shown.type ? shown.campaignId : null);
  const choice: MailerSummaryChoice = {
    ...typed,
    campaignId: typed.campaignId ?? campaigns.choices?.[0]?.campaignId ?? null,
  };

  const isShown = shown.campaignId !== null && !isEmptied;
  const query = useQuery({ ...mailerSummaryQuery(shown), enabled: isShown });
  const rows = isShown && Array.isArray(query.data) && !query.isError ? query.data : null;
  const mailers = useMemo(() => rows?.filter(({ campaignId }) => campaignId !== 0) ?? none, [rows]);
  const totals = useMemo(() => rows?.filter(({ campaignId }) => campaignId === 0) ?? none, [rows]);
  // Totals without mailers are shown too, below the empty-table text.
  const state: AsyncState<readonly MailerSummaryRow[]> = isShown
    ? asyncList(query, () => mailers)
    : { status: 'empty' };
  const withTotals: AsyncState<readonly MailerSummaryRow[]> =
    state.status === 'empty' && rows && rows.length > 0
      ? { status: 'ready', data: none, refreshing: false }
      : state;

  function show() {
    const next = choice;
    setTyped(next);
    if (writeMailerSummary(next, new URLSearchParams()).toString() === inAddress) {
      setEmptied(false);
      void query.refetch();
      return;
    }
    // Always refetched, even if the cached response is fresh. The results stay cleared until the URL has changed;
    // otherwise the previous report would reappear for a moment.
    void queryClient.invalidateQueries({ ...mailerSummaryQuery(next), refetchType: 'none' });
    setParams(writeMailerSummary(next, params));
  }

  return {
    /** The report in the URL. */
    shown,
    choice,
    campaigns,
    change: (changed: MailerSummaryChoice) => {
      setTyped(changed);
      setEmptied(true);
    },
    show,
    report: { state: withTotals, createdAt: query.dataUpdatedAt },
    /** All rows shown, including totals; `null` without a report. */
    rows,
    mailers,
    totals,
  };
}
