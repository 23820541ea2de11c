import type { Caller } from '../access/caller.ts';
import { AppError } from '../errors.ts';

/** Issues tickets for the embedded or an external reporting server. */
export interface TicketSource {
  /** Site of the reporting server; empty for its default site. */
  site: string;
  /**
   * Requests a single-use ticket for the user of a session.
   * @throws AppError upstream.failed if the reporting server refuses or its response is invalid
   */
  requestTicket(caller: TicketCaller): Promise<string>;
}

export type TicketCaller = Pick<Caller, 'username' | 'tokenHash'>;

/** Posts a form to the trusted ticket URL on behalf of a session, and returns the response text. */
export type PostForm = (form: URLSearchParams, tokenHash: Buffer) => Promise<string>;

/** The reporting server's response to a refused request. */
export const REFUSED = '-1';

/** Any text that is one URL segment without encoding. */
const ticketPattern = /^[^\s/\\?#%]{2,500}$/;

/** Implements the trusted ticket protocol: posts user name and site as a form, receives the ticket as text. */
export function createTicketSource(post: PostForm, site: string): TicketSource {
  return {
    site,
    async requestTicket({ username, tokenHash }) {
      const form = new URLSearchParams({ username, ...(site && { target_site: site }) });
      const response = await post(form, tokenHash);
      const ticket = response.trim();
      if (ticket === REFUSED)
        throw new AppError('upstream.failed', 'The reporting server denied access to the report');
      if (!ticketPattern.test(ticket)) {
        throw new AppError('upstream.failed', 'The reporting server did not return a ticket');
      }
      return ticket;
    },
  };
}
