import { darkColors } from '../packages/ui/src/theme/tokens.ts';

/** Where Storybook serves the product's fonts, for its own frame. */
export const frameFont = {
  from: '../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
  to: '/ibm-plex-sans.woff2',
};

/** The mark of the product, for the frame. */
export const brandMark = { from: '../apps/portal/public/favicon.svg', to: '/brand.svg' };

/** Storybook's frame is set in the type of the product. */
export const managerHead = `<style>
  @font-face {
    font-family: 'IBM Plex Sans Variable';
    font-weight: 100 700;
    src: url('.${frameFont.to}') format('woff2');
  }
</style>`;

/** The loading screen has the color scheme of the page. */
export const previewHead = `<script>
  {
    const [, theme] = /\\btheme:(\\w+)/.exec(decodeURIComponent(location.search)) ?? [];
    const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const isDark = theme === 'dark' || (theme === 'system' && isSystemDark);
    document.documentElement.classList.toggle('opens-dark', isDark);
  }
</script>
<style>
  html.opens-dark:not(:has(> .sb-show-main)),
  .opens-dark .sb-preparing-story,
  .opens-dark .sb-preparing-docs {
    background-color: ${darkColors.frame};
  }
</style>`;
