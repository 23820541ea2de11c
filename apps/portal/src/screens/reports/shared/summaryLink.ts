import { TABLE_FILTER_PREFIX } from '../../../url/urlState.ts';
import { mailerSummaryInUrl } from '../MailerSummary/mailerSummaryInUrl.ts';
import { MAILER_SUMMARY_PATH } from '../paths.ts';

/** Parameter of details: what the mailer summary showed beyond their own parameters, as a query. */
const summaryParam = 'Summary';

/** Adds type, order and filters of the mailer summary to a link to details, for the way back. */
export function withSummaryState(detailsHref: string, summary: URLSearchParams): string {
  const state = new URLSearchParams([...summary].filter(([name]) => isKept(name)));
  return state.size === 0
    ? detailsHref
    : `${detailsHref}&${summaryParam}=${encodeURIComponent(String(state))}`;
}

/** The address of the mailer summary that details were opened from, by the query of the details. */
export function toSummaryLink(details: URLSearchParams): string {
  const state = new URLSearchParams(details.get(summaryParam) ?? '');
  const { type } = mailerSummaryInUrl.read(state);
  const shown = { ...mailerSummaryInUrl.read(details), type };
  const table = [...state].filter(([name]) => name !== 'type' && isKept(name));
  const query = new URLSearchParams([...mailerSummaryInUrl.write(shown), ...table]);
  return `${MAILER_SUMMARY_PATH}?${String(query)}`;
}

function isKept(name: string): boolean {
  return name === 'type' || name === 'sort' || name.startsWith(TABLE_FILTER_PREFIX);
}
