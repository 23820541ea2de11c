import { create } from 'storybook/theming';
import { brandMark } from './heads.ts';
import {
  type ColorTokens,
  darkColors,
  fontFamily,
  lightColors,
  monoFamily,
  sizes,
} from '../packages/ui/src/theme/tokens.ts';

/** Storybook's own interface in the theme of the product. */
export const storybookThemes = {
  light: themeOf('light', lightColors),
  dark: themeOf('dark', darkColors),
};

function themeOf(base: 'light' | 'dark', colors: ColorTokens) {
  return create({
    base,
    brandTitle: `<img src=".${brandMark.to}" alt="" width="22" height="22" style="margin-right: 8px; vertical-align: -6px">Customer-service portal`,
    brandUrl: '.',
    brandTarget: '_self',
    colorPrimary: colors.accent,
    colorSecondary: colors.accent,
    appBg: colors.frame,
    appContentBg: colors.paper,
    appPreviewBg: colors.paper,
    appBorderColor: colors.hairline,
    appBorderRadius: sizes.corner,
    textColor: colors.text,
    textMutedColor: colors.textQuiet,
    barBg: colors.frame,
    barTextColor: colors.textQuiet,
    barHoverColor: colors.accent,
    barSelectedColor: colors.accent,
    inputBg: colors.paper,
    inputBorder: colors.inputBorder,
    inputTextColor: colors.text,
    fontBase: fontFamily,
    fontCode: monoFamily,
  });
}
