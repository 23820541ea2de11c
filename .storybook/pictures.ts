/**
 * How stories are photographed, by Chromatic and by `npm run visual`: one picture in each mode, as wide as the story
 * asks for. A story or its file adds modes in `parameters.chromatic`, or says `disableSnapshot` there when it is about
 * behaviour alone and looks like another one.
 */
export const pictures = {
  modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
  prefersReducedMotion: 'reduce',
};
