const windowMs = 60_000;
const filesPerWindow = 6;

/** Limits CSV files to six per minute and user. Each process counts separately. */
export function createFileRateLimit(now: () => number = Date.now) {
  const createdAt = new Map<string, number[]>();
  return {
    /** Counts one file for the user; false if the limit is reached. */
    take(username: string): boolean {
      const time = now();
      for (const [user, times] of createdAt) {
        const recent = times.filter((each) => time - each < windowMs);
        if (recent.length > 0) createdAt.set(user, recent);
        else createdAt.delete(user);
      }
      const times = createdAt.get(username) ?? [];
      if (times.length >= filesPerWindow) return false;
      createdAt.set(username, [...times, time]);
      return true;
    },
  };
}
