import { canOpenReport } from '@portal/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageTree } from '../services/provider/pages/pageTree.ts';
import {
  verifyCredentials,
  createRandomCredentials,
  userKeyHeader,
  userNameHeader,
} from '../access/serviceCredentials.ts';
import type { ServiceCredentials } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { createTicketSource, REFUSED, type TicketSource } from './ticketSource.ts';
import { sendMessagePage, sendViewPage } from './page.ts';
import { issueTicket, consumeTicket } from './tickets.ts';
import { findView } from './views.ts';

/** Path prefix of the embedded reporting server. */
const reportingPath = '/reporting';
const trustedPath = `${reportingPath}/trusted`;
const formType = 'application/x-www-form-urlencoded';
const embeddedSite = 'portal';

interface Parts {
  db: Db;
  pageTree: PageTree;
}

const access = { access: { kind: 'public' } } as const;

export interface EmbeddedReportingServer {
  tickets: TicketSource;
  registerRoutes(): void;
}

/**
 * The embedded reporting server: a stand-in for a real one that implements its trusted ticket protocol. Only this
 * process can request tickets; browsers open the URL that contains the ticket.
 */
export function createReportingServer(app: FastifyInstance, parts: Parts): EmbeddedReportingServer {
  const trustedCredentials = createRandomCredentials();
  return {
    tickets: createTicketSource(
      (form, tokenHash) => postInProcess(app, trustedCredentials, withSession(form, tokenHash)),
      embeddedSite,
    ),
    registerRoutes() {
      app.register(async (routes) => {
        registerTicketRoute(routes, parts, trustedCredentials);
        const open = (request: FastifyRequest, reply: FastifyReply) => openView(parts, request, reply);
        // A request for the headers only must not use up a ticket.
        const options = { config: access, exposeHeadRoute: false };
        routes.get(`${reportingPath}/trusted/:ticket/views/*`, options, open);
        routes.get(`${reportingPath}/trusted/:ticket/t/:site/views/*`, options, open);
      });
    },
  };
}

/** Issues tickets to trusted callers, and responds with `-1` to everyone else. */
function registerTicketRoute(
  routes: FastifyInstance,
  { db }: Parts,
  trustedCredentials: ServiceCredentials,
): void {
  routes.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  routes.post(trustedPath, { config: access, bodyLimit: 4_096 }, async ({ headers, body }, reply) => {
    reply.type('text/plain; charset=utf-8');
    const isTrusted = verifyCredentials(trustedCredentials, headers[userNameHeader], headers[userKeyHeader]);
    if (!isTrusted || !(body instanceof URLSearchParams)) return REFUSED;
    const tokenHash = Buffer.from(body.get(sessionField) ?? '', 'hex');
    return (await issueTicket(db, body.get('username') ?? '', tokenHash)) ?? REFUSED;
  });
}

/** An extension of the protocol: the ticket ends with this session. */
const sessionField = 'session';

function withSession(form: URLSearchParams, tokenHash: Buffer): URLSearchParams {
  return new URLSearchParams([...form, [sessionField, tokenHash.toString('hex')]]);
}

async function postInProcess(
  app: FastifyInstance,
  { userName, userKey }: ServiceCredentials,
  form: URLSearchParams,
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: trustedPath,
    headers: { 'content-type': formType, [userNameHeader]: userName, [userKeyHeader]: userKey },
    payload: form.toString(),
  });
  return response.body;
}

interface OpenViewParams {
  ticket: string;
  site?: string;
  /** The view URL, decoded. */
  '*': string;
}

async function openView(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { ticket, site = embeddedSite, '*': viewUrl } = request.params as OpenViewParams;
  const holder = await consumeTicket(parts.db, ticket);
  if (!holder)
    return sendMessagePage(reply.status(401), 'This link is no longer valid', 'Open the report again.');
  const view = site === embeddedSite ? findView(viewUrl) : undefined;
  if (!view) {
    const message = 'The reporting server has no report with this name.';
    return sendMessagePage(reply.status(404), 'Report not found', message);
  }
  if (!canOpenReport(await parts.pageTree.read(), viewUrl, holder)) {
    const message = "You don't have permission to open this report.";
    return sendMessagePage(reply.status(403), 'Access denied', message);
  }
  const points = await view.read(parts.db);
  return sendViewPage(reply, view, points, { hasToolbar: !isToolbarHidden(request) });
}

function isToolbarHidden(request: FastifyRequest): boolean {
  return (request.query as Record<string, string | undefined>)[':toolbar'] === 'no';
}
