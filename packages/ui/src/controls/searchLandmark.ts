/** What `<search>` is, an element that jsdom does not know. */
export const searchLandmark = { role: 'search' };
