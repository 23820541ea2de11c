import { useMemo } from 'react';
import { type Components, useTheme, useThemeProps } from '@mui/material/styles';
import './PortalComponents.ts';

/**
 * Merges props with the theme's `components.<name>.defaultProps`, and the locale text from three sources:
 * built-in, then theme, then `localeText`.
 */
export function useThemed<Words extends object, Props extends { localeText?: Partial<Words> }>(
  name: keyof Components & `Portal${string}`,
  given: Props,
  ownWords: Words,
): [props: Omit<Props, 'localeText'>, words: Words] {
  const themeDefaults: object = useTheme().components?.[name]?.defaultProps ?? {};
  const themeWords = 'localeText' in themeDefaults ? themeDefaults.localeText : undefined;
  const givenWords = given.localeText;
  const words = useMemo(
    () => ({ ...ownWords, ...(themeWords as Partial<Words>), ...givenWords }),
    [ownWords, themeWords, givenWords],
  );
  const { localeText: _words, ...props } = useThemeProps({ props: given, name });
  return [props, words];
}
