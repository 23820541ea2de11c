import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken } from '../../../access/token.ts';
import type { SingleSignOn } from '../../../config/config.ts';
import { writeAudit } from '../../../db/audit.ts';
import { AppError } from '../../../errors.ts';
import { sendErrorPage } from '../../../plugins/errorPage.ts';
import type { Server } from '../../../server.ts';
import { clearAttempts, releaseAttempt, reserveAttempt } from '../authentication/loginLimits.ts';
import { admitUser } from './admitUser.ts';
import { createIdentityProvider, type IdentityProvider } from './identityProvider.ts';
import { backChannelLogoutPath, callbackPath, signInPath } from './paths.ts';
import { endProviderSessions, insertSignInCode } from './queries.ts';
import { forgetSignIn, readSignIn, startSignIn, toReturnPath, type StartedSignIn } from './signInCookie.ts';
import { describeFailure, SignInFailure } from './signInFailure.ts';

interface Parts {
  server: Server;
  settings: SingleSignOn;
  provider: IdentityProvider;
}

/** Sign-in at the company's identity provider: the pages that browsers pass through, and logouts by the provider. */
export function registerSingleSignOn(app: FastifyInstance, server: Server, settings: SingleSignOn): void {
  const parts: Parts = { server, settings, provider: createIdentityProvider(settings) };
  // A request for the headers only must not use up a code.
  const options = { config: { access: { kind: 'public' } }, exposeHeadRoute: false } as const;

  app.get(signInPath, options, (request, reply) => sendToProvider(parts, request, reply));
  app.get(callbackPath, options, (request, reply) => receiveFromProvider(parts, request, reply));
  // Its own scope: only this route accepts forms.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.post(backChannelLogoutPath, options, async (request, reply) => {
      await endSessions(parts, request);
      return reply.send();
    });
  });
}

async function sendToProvider({ server, provider }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { returnTo, otherUser } = request.query as { returnTo?: string; otherUser?: string };
  const started = startSignIn(reply, toReturnPath(returnTo));
  try {
    const redirectUrl = toUrl(request, callbackPath).href;
    const url = await provider.buildSignInUrl(started, redirectUrl, otherUser === 'yes');
    return await reply.redirect(url.href);
  } catch (error) {
    return sendFailure(server, reply, error, started.returnPath);
  }
}

async function receiveFromProvider(parts: Parts, request: FastifyRequest, reply: FastifyReply) {
  const { server } = parts;
  const started = readSignIn(request.headers.cookie);
  const { state } = request.query as { state?: string };
  if (!started || state !== started.state)
    return sendFailure(server, reply, new SignInFailure('notStarted'), started?.returnPath);
  try {
    const code = await finishSignIn(parts, request, started);
    const parameters = new URLSearchParams({ 'sign-in-code': code, 'return-to': started.returnPath });
    // In the fragment, which browsers send to no server.
    return await reply.redirect(`${server.config.basePath}/login#${parameters}`);
  } catch (error) {
    forgetSignIn(reply);
    return sendFailure(server, reply, error, started.returnPath);
  }
}

/** @returns the code that the portal exchanges for the session */
async function finishSignIn(
  { server, settings, provider }: Parts,
  request: FastifyRequest,
  started: StartedSignIn,
): Promise<string> {
  const { db } = server.database;
  const origin = { source: request.ip, requestId: request.id };
  // The user is not known yet: attempts are counted by address, and by sign-in.
  const counted = { userKey: started.state, address: request.ip, binding: null };
  const attempt = await reserveAttempt(db, counted);
  if (attempt.isBlocked) throw new SignInFailure('used');
  try {
    const identity = await provider.finishSignIn(toUrl(request, request.url), started);
    const { user, rolesProblem } = await admitUser(db, settings, identity, origin);
    if (rolesProblem !== null)
      request.log.warn(`roles of the identity provider not applied: ${rolesProblem}`);
    const code = createToken();
    await insertSignInCode(db, {
      code_hash: hashToken(code),
      browser_hash: started.browserHash,
      user_id: user.user_id,
      provider_subject: identity.subject,
      provider_session: identity.session ?? null,
      sign_out_url: await provider.buildSignOutUrl(
        identity.idToken,
        toUrl(request, `${server.config.basePath}/login`).href,
      ),
    });
    await clearAttempts(db, attempt);
    return code;
  } catch (error) {
    if (!(error instanceof SignInFailure) || error.reason === 'away') await releaseAttempt(db, attempt);
    if (error instanceof SignInFailure) {
      const outcome = error.isAboutUser ? 'refused' : 'failed';
      const session = error.user;
      await writeAudit(db, { ...origin, session }, { operation: 'login', object: error.summary, outcome });
    }
    throw error;
  }
}

/** The address of a path for browsers. */
function toUrl({ protocol, host }: FastifyRequest, path: string): URL {
  const origin = `${protocol}://${host}`;
  if (!URL.canParse(path, origin)) throw new AppError('request.invalid', 'The Host header is not valid');
  return new URL(path, origin);
}

/** A plain page with a way on; other errors have the page of all requests. */
function sendFailure(
  { config }: Server,
  reply: FastifyReply,
  error: unknown,
  returnPath = '/',
): FastifyReply {
  if (!(error instanceof SignInFailure)) throw error;
  const cause = error.cause instanceof Error ? `${error.cause.message} (${error.cause.name})` : undefined;
  reply.log.warn({ reason: error.reason, cause }, 'single sign-on failed');
  const { isAboutUser } = error;
  const { status, message } = describeFailure(error, config.accessContact);
  const again = `${signInPath}?${new URLSearchParams({ returnTo: returnPath, ...(isAboutUser && { otherUser: 'yes' }) })}`;
  const links = [
    { href: again, text: isAboutUser ? 'Sign in as another user' : 'Sign in again' },
    { href: `${config.basePath}${returnPath}`, text: 'Open the login page' },
  ];
  return sendErrorPage({ message, headers: {}, links }, reply.status(status), config.basePath);
}

/** Ends the sessions that the provider names (OpenID Connect Back-Channel Logout 1.0). */
async function endSessions({ server, provider }: Parts, request: FastifyRequest): Promise<void> {
  const { logout_token: token } = (request.body ?? {}) as { logout_token?: unknown };
  if (typeof token !== 'string') throw new AppError('request.invalid', 'logout_token is required');
  const ended = await provider.verifyLogoutToken(token).catch((error: unknown) => {
    if (error instanceof SignInFailure) throw new AppError('server.busy');
    request.log.warn({ cause: String(error) }, 'logout token rejected');
    throw new AppError('request.invalid', 'logout_token is not valid');
  });
  await server.database.db.transaction().execute(async (db) => {
    for (const { user_id: userId, username } of await endProviderSessions(db, ended)) {
      const origin = { source: request.ip, requestId: request.id, session: { userId, username } };
      await writeAudit(db, origin, { operation: 'logout', object: 'by the identity provider' });
    }
  });
}
