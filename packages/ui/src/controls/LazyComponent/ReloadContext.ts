import { createContext } from 'react';

/** Reloads the page, so that code whose request has failed is requested again. An app can wait for its server first. */
export const ReloadContext = createContext(() => {
  if (navigator.onLine) window.location.reload();
});
