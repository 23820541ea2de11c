/** Runs the tasks, at most `limit` at a time, and returns their results in the order of the tasks. */
export async function atMost<T>(limit: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await task();
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
