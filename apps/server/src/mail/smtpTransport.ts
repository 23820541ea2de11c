import { createTransport } from 'nodemailer';
import { MailRefusedError, toMailOptions, type MailTransport } from './mail.ts';

const maxConnections = 5;
const timeouts = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends mails through the SMTP server of a URL, `smtp://` or `smtps://`. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    ...timeouts,
  });
  return {
    async deliver(mail, signal) {
      try {
        await transport.sendMail({ ...toMailOptions(mail, from), signal });
      } catch (error) {
        throw isPermanentFailure(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Connects and logs in, but sends nothing. @returns what failed, or `null` */
export async function checkMailServer(url: string): Promise<string | null> {
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/**
 * True for a 5xx response to the recipient or the content. A 5xx response to the sender, the login or the connection is
 * a configuration problem, which may be fixed while the mail waits.
 */
function isPermanentFailure(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const isAboutThisMail = error.command === 'RCPT TO' || error.command === 'DATA';
  return isAboutThisMail && Number(error.responseCode) >= 500;
}
