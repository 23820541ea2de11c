import { AppError } from '../errors.ts';

/** Where tickets come from: the embedded reporting server or another one. */
export interface TicketSource {
  /** Site of the reporting server; empty for its default one. */
  site: string;
  /**
   * A ticket in the user's name, good for one opening.
   * @throws AppError upstream.failed when the reporting server says no, or nothing that makes sense
   */
  ticketFor(username: string): Promise<string>;
}

/** Sends a form to the address for trusted tickets and gives the answer's text. */
export type PostForm = (form: URLSearchParams) => Promise<string>;

/** How a reporting server says no. */
export const REFUSED = '-1';

/** Any text that is one segment of an address as it stands. */
const ticketForm = /^[^\s/\\?#%]{2,500}$/;

/** Asks by the protocol of trusted tickets: name and site in a form, the ticket as the answer's only text. */
export function createTicketSource(post: PostForm, site: string): TicketSource {
  return {
    site,
    async ticketFor(username) {
      const answer = await post(new URLSearchParams({ username, ...(site && { target_site: site }) }));
      const ticket = answer.trim();
      if (ticket === REFUSED)
        throw new AppError('upstream.failed', 'The reporting server refused the report');
      if (!ticketForm.test(ticket)) {
        throw new AppError('upstream.failed', 'The reporting server answered no ticket');
      }
      return ticket;
    },
  };
}
