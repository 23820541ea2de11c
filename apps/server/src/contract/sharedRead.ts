import { createBatchedRead } from '../load/batchedRead.ts';
import { shareAnswer } from './sharedAnswer.ts';

type Read = () => Promise<unknown>;

interface SharedRead {
  read: (item: Read) => Promise<unknown>;
  callers: number;
}

/** Lets callers that ask for the same at the same time share one read and its answer, which is never older than their calls. */
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
  const answer = await read?.();
  if (others.length > 0) shareAnswer(answer as object);
  return [answer, ...others.map(() => answer)];
}
