const windowMs = 60_000;
const filesPerWindow = 6;

/** Limits CSV files to six per minute and user. Each process counts separately. */
export function createFileLimit(now: () => number = Date.now) {
  const madeAt = new Map<string, number[]>();
  return {
    /** Counts one file for the user; false if the limit is reached. */
    take(username: string): boolean {
      const time = now();
      for (const [user, times] of madeAt) {
        const recent = times.filter((each) => time - each < windowMs);
        if (recent.length > 0) madeAt.set(user, recent);
        else madeAt.delete(user);
      }
      const times = madeAt.get(username) ?? [];
      if (times.length >= filesPerWindow) return false;
      madeAt.set(username, [...times, time]);
      return true;
    },
  };
}
