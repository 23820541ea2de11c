import { useMemo } from 'react';
import type { Components } from '@mui/material/styles';
import { useTheme, useThemeProps } from './styled.ts';

/**
 * Merges props with the theme's `components.<name>.defaultProps`, and the locale text from three sources:
 * built-in, then theme, then `localeText`.
 */
export function useLocalizedThemeProps<
  LocaleText extends object,
  Props extends { localeText?: Partial<LocaleText> },
>(
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
