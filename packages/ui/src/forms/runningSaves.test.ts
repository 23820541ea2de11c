import { expect, test, vi } from 'vitest';

test('waits for every save: one that fails, and one that another has begun', async () => {
  // Other tests have saves that never end.
  vi.resetModules();
  const { trackSave, waitForSaves } = await import('./runningSaves.ts');
  let endSecond = () => {};
  const failing = trackSave(
    Promise.resolve().then(() => {
      void trackSave(new Promise<void>((resolve) => (endSecond = resolve)));
      throw new Error('The server could not be reached.');
    }),
  );
  let hasWaited = false;
  const waiting = waitForSaves().then(() => (hasWaited = true));
  await expect(failing).rejects.toThrow('could not be reached');
  expect(hasWaited).toBe(false);
  endSecond();
  await waiting;
  await waitForSaves();
});
