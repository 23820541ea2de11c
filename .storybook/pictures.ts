/**
 * How Chromatic takes pictures of stories; `npm run visual` takes the same pictures. A story that only tests
 * behavior and looks like another one sets `disableSnapshot` in `parameters.chromatic`.
 */
export const pictures = {
  modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
  prefersReducedMotion: 'reduce',
};
