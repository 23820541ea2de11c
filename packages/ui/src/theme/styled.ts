import { type CSSProperties, type Ref, useMemo } from 'react';
import type { Components, SxProps, Theme, useThemeProps as MuiUseThemeProps } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import createStyled from '@mui/system/createStyled';
import useSystemTheme from '@mui/system/useTheme';
import useSystemThemeProps from '@mui/system/useThemeProps';

// Those of `@mui/system`, because `@mui/material` creates its own theme for components outside of a provider.
const muiStyled = createStyled<Theme>();
export const useTheme = useSystemTheme as () => Theme;
export const useThemeProps = useSystemThemeProps as typeof MuiUseThemeProps;

type ThemeStyles = Parameters<typeof memoTheme>[0];

/**
 * MUI's `styled` for styles that depend on the theme alone: they are serialized once instead of at every rendering, which
 * takes longer than the rendering itself. What depends on props is in `variants` or in `style`.
 */
export const styled = ((...component: Parameters<typeof muiStyled>) => {
  const create = muiStyled(...component) as (...styles: unknown[]) => unknown;
  return (...styles: unknown[]) =>
    create(...styles.map((each) => (typeof each === 'function' ? memoTheme(each as ThemeStyles) : each)));
}) as typeof muiStyled;

/** Props that components pass to their root element, as MUI components do; `data-` attributes too. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Ref to the root element. */
  ref?: Ref<Root>;
  /** MUI system styles of the root element. */
  sx?: SxProps<Theme>;
  /** Class name of the root element, for style sheets of the host. */
  className?: string;
  /** Inline styles of the root element, without access to the theme. */
  style?: CSSProperties;
  /** ID of the root element. */
  id?: string;
}

/** Props of components with text. */
export interface Localized<LocaleText> {
  /** Overrides the built-in English text; define at module scope or memoize. */
  localeText?: Partial<LocaleText>;
}

/**
 * Merges props with the theme's `components.<name>.defaultProps`, and the locale text from three sources:
 * built-in, then theme, then `localeText`.
 */
export function useLocalizedThemeProps<LocaleText extends object, Props extends Localized<LocaleText>>(
  name: keyof Components & `Portal${string}`,
  inProps: Props,
  builtInLocaleText: LocaleText,
): [props: Omit<Props, 'localeText'>, strings: LocaleText] {
  const themeDefaults: object = useTheme().components?.[name]?.defaultProps ?? {};
  const themeLocaleText = 'localeText' in themeDefaults ? themeDefaults.localeText : undefined;
  const localeTextProp = inProps.localeText;
  const strings = useMemo(
    () => ({ ...builtInLocaleText, ...(themeLocaleText as Partial<LocaleText>), ...localeTextProp }),
    [builtInLocaleText, themeLocaleText, localeTextProp],
  );
  const { localeText: _localeText, ...props } = useThemeProps({ props: inProps, name });
  return [props, strings];
}
