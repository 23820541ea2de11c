import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { toMailOptions, type MailTransport } from './mail.ts';

/** Writes each mail to an .eml file, for installations without a mail server. */
export function createFileTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(toMailOptions(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A retry writes the same file. The rename makes it atomic.
      const file = path.join(folder, `${String(mail.outboxId).padStart(8, '0')}-${mail.mailId}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}
