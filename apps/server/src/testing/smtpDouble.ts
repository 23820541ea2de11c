import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { listenLocally } from './localPorts.ts';

export interface ReceivedMail {
  from: string;
  /** Every address given as a recipient. */
  to: string[];
  /** Headers and text as received, lines ended by CR LF, dots unstuffed. */
  raw: string;
}

/** The reply to a recipient: a line such as `550 no such mailbox`, or `hang` for no reply. */
export type RecipientResponse = (address: string) => string | undefined;

/** A mail server for tests, with just enough SMTP to receive mails. */
export interface SmtpDouble {
  url: string;
  received: ReceivedMail[];
  /** Every RCPT TO so far, including rejected ones. */
  recipients: string[];
  /** Changed by a test while the double runs. */
  responses: { recipient: RecipientResponse; greeting: string };
  close(): Promise<void>;
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const sockets = new Set<Socket>();
  const double = {
    received: [] as ReceivedMail[],
    recipients: [] as string[],
    responses: { recipient: () => undefined, greeting: '220 double ESMTP' } as SmtpDouble['responses'],
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    handleConversation(socket, double);
  });
  const port = await listenLocally(server);
  return {
    ...double,
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function handleConversation(
  socket: Socket,
  { received, recipients, responses }: Omit<SmtpDouble, 'url' | 'close'>,
): void {
  const send = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], raw: '' };
  let isText = false;
  let buffered = '';

  const text = (line: string) => {
    if (line !== '.') {
      mail.raw += `${line.startsWith('.') ? line.slice(1) : line}\r\n`;
      return;
    }
    received.push(mail);
    mail = { from: '', to: [], raw: '' };
    isText = false;
    send('250 taken');
  };
  const recipient = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    recipients.push(address);
    const response = responses.recipient(address) ?? '250 ok';
    if (response.startsWith('2')) mail.to.push(address);
    if (response !== 'hang') send(response);
  };
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return send('250 double');
    if (verb === 'MAIL') mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT') return recipient(line);
    if (verb === 'RSET') mail = { from: '', to: [], raw: '' };
    if (verb === 'DATA') isText = true;
    if (verb === 'QUIT') return socket.end('221 bye\r\n');
    return send(isText ? '354 send the message' : '250 ok');
  };

  send(responses.greeting);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (buffered + chunk).split('\r\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) (isText ? text : command)(line);
  });
}
