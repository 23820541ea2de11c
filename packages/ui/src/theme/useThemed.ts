import { useMemo } from 'react';
import { type Components, useTheme, useThemeProps } from '@mui/material/styles';
import './PortalComponents.ts';

/**
 * What a component is given, with what the theme gives to all of its kind (`components.<name>.defaultProps`), and its
 * words: its own, over them those of the theme, over them those it is given (`localeText`).
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
