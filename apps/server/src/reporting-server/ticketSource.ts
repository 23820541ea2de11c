import { AppError } from '../errors.ts';

/** Issues tickets for the embedded or an external reporting server. */
export interface TicketSource {
  /** Site of the reporting server; empty for its default site. */
  site: string;
  /**
   * Requests a single-use ticket for a user.
   * @throws AppError upstream.failed if the reporting server refuses or its response is invalid
   */
  requestTicket(username: string): Promise<string>;
}

/** Posts a form to the trusted ticket URL and returns the response text. */
export type PostForm = (form: URLSearchParams) => Promise<string>;

/** The reporting server's response to a refused request. */
export const REFUSED = '-1';

/** Any text that is one URL segment without encoding. */
const ticketPattern = /^[^\s/\\?#%]{2,500}$/;

/** Implements the trusted ticket protocol: posts user name and site as a form, receives the ticket as text. */
export function createTicketSource(post: PostForm, site: string): TicketSource {
  return {
    site,
    async requestTicket(username) {
      const answer = await post(new URLSearchParams({ username, ...(site && { target_site: site }) }));
      const ticket = answer.trim();
      if (ticket === REFUSED)
        throw new AppError('upstream.failed', 'The reporting server denied access to the report');
      if (!ticketPattern.test(ticket)) {
        throw new AppError('upstream.failed', 'The reporting server did not return a ticket');
      }
      return ticket;
    },
  };
}
