import { createBatchedRead } from '../load/batchedRead.ts';
import { shareResponse } from './sharedResponse.ts';

type Read = () => Promise<unknown>;

interface SharedRead {
  read: (item: Read) => Promise<unknown>;
  callers: number;
}

/** Lets callers that ask for the same at the same time share one read and its response, which is never older than their calls. */
export type ShareRead = (key: string, read: Read) => Promise<unknown>;

export function createShareRead(): ShareRead {
  const running = new Map<string, SharedRead>();
  return async (key, read) => {
    const shared = running.get(key) ?? { read: createBatchedRead(readOnce), callers: 0 };
    running.set(key, shared);
    shared.callers += 1;
    try {
      return await shared.read(read);
    } finally {
      shared.callers -= 1;
      if (shared.callers === 0) running.delete(key);
    }
  };
}

/** @param reads of all callers, which are equivalent: the first one is called */
async function readOnce([read, ...others]: readonly Read[]): Promise<unknown[]> {
  const response = await read?.();
  if (others.length > 0) shareResponse(response as object);
  return [response, ...others.map(() => response)];
}
