import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that a test can cut and mend. */
export interface CuttableProxy {
  port: number;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Lets bytes get lost without a word, on connections old and new. */
  freeze(): void;
  /** Takes new connections, and forgets the old ones without a word, as a firewall does. */
  forget(): void;
  mend(): void;
  close(): void;
}

export async function openProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    join(client, upstream);
    join(upstream, client);
  });
  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (data) => state === 'open' && !forgotten.has(from) && to.write(data));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => to.destroy());
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      endAll();
    },
    freeze() {
      state = 'frozen';
    },
    forget() {
      state = 'open';
      for (const socket of sockets) forgotten.add(socket);
    },
    mend() {
      state = 'open';
      endAll();
    },
    close() {
      endAll();
      server.close();
    },
  };
}
