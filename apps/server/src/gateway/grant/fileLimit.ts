const windowMs = 60_000;
const filesPerWindow = 6;

/** Says how often somebody may have a file made: six times in a minute. Each process counts for itself. */
export function createFileLimit(now: () => number = Date.now) {
  const madeAt = new Map<string, number[]>();
  return {
    /** Takes one of a user's files; false when they are used up for now. */
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
