import { setupWorker } from 'msw/browser';

/** Starts the service worker that answers the calls of screens; it is served next to the Storybook, under any base path. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
