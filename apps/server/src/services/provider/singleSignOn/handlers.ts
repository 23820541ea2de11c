import { createToken, hashToken } from '../../../access/token.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { AppError } from '../../../errors.ts';
import { clearAttempts, reserveAttempt, runAttempt } from '../authentication/loginLimits.ts';
import { describeLogin, openSession } from '../authentication/openSession.ts';
import { takeSignInCode } from './queries.ts';
import { readSignIn } from './signInCookie.ts';

export const singleSignOnHandlers = {
  async redeemSignInCode({ body }, context) {
    const { db, server, source } = context;
    if (!server.config.singleSignOn) throw new AppError('operation.not_offered');
    const attempt = await reserveAttempt(db, { userKey: body.code, address: source, binding: null });
    const token = createToken();
    const { row, signOutUrl } = await runAttempt(db, attempt, async () => {
      const started = readSignIn(context.cookies);
      const opened =
        started &&
        (await db.transaction().execute(async (transaction) => {
          const code = await takeSignInCode(transaction, hashToken(body.code), started.browserHash);
          if (!code) return null;
          await clearAttempts(transaction, attempt);
          const provider = { subject: code.provider_subject, session: code.provider_session };
          const session = await openSession(transaction, context, { credentials: code, token, provider });
          return { row: session, signOutUrl: code.sign_out_url };
        }));
      return opened ?? rejectCode(context);
    });
    const login = await describeLogin(context, token, row);
    return signOutUrl === null ? login : { ...login, signOutUrl };
  },
} satisfies Partial<ProviderHandlers>;

async function rejectCode(context: Context): Promise<never> {
  await writeAudit(context.db, context, {
    operation: 'login',
    object: 'single sign-on, invalid code',
    outcome: 'failed',
  });
  throw new AppError('login.failed');
}
