import { randomBytes } from 'node:crypto';
import type { AccessUser } from '@portal/domain';
import { sql } from 'kysely';
import { hashToken } from '../access/token.ts';
import type { Db } from '../db/database.ts';
import { toUserKey } from '../services/provider/authentication/userKey.ts';

const ticketBytes = 24;
const ticketLifetimeMinutes = 3;

/** The user that a view is opened for. */
export interface TicketHolder extends AccessUser {
  username: string;
}

/**
 * Creates a single-use ticket for a user, valid for three minutes and as long as the user's session.
 * @returns `null` if the session is not one of the user, or the user is locked out
 */
export async function issueTicket(db: Db, username: string, tokenHash: Buffer): Promise<string | null> {
  const ticket = randomBytes(ticketBytes).toString('base64url');
  const { rows } = await sql`
    insert into report_tickets (ticket_hash, user_id, session_hash, expires_at)
    select ${hashToken(ticket)}, u.user_id, s.token_hash,
      least(s.expires_at, now() + make_interval(mins => ${ticketLifetimeMinutes}))
    from users u join sessions s using (user_id)
    where u.username_key = ${toUserKey(username)} and not u.is_locked_out and s.token_hash = ${tokenHash}
    returning user_id`.execute(db);
  return rows.length > 0 ? ticket : null;
}

/**
 * Consumes a ticket. The tickets of a session are deleted with it.
 * @returns its user with current roles; `null` if the ticket is unknown, used or expired, or the user is locked out
 */
export async function consumeTicket(db: Db, ticket: string): Promise<TicketHolder | null> {
  const { rows } = await sql<TicketHolder>`
    with taken as (
      delete from report_tickets where ticket_hash = ${hashToken(ticket)}
      returning user_id, expires_at
    )
    select u.username, u.is_locked_out as "isLockedOut",
      array(select r.rolename from user_roles r where r.user_id = u.user_id) as roles
    from taken t join users u using (user_id)
    where t.expires_at > now() and not u.is_locked_out`.execute(db);
  return rows[0] ?? null;
}
