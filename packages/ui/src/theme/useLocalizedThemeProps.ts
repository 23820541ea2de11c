import { useMemo } from 'react';
import type { Components } from '@mui/material/styles';
import { useTheme, useThemeProps } from './styled.ts';

type ComponentName = keyof Components & `Portal${string}`;

const noParents: readonly ComponentName[] = [];

/**
 * Merges props with the theme's `components.<name>.defaultProps`, and the locale text from three sources:
 * built-in, then theme, then `localeText`.
 * @param parents components with some of the same texts, which apply as well if the theme replaces them there
 */
export function useLocalizedThemeProps<
  LocaleText extends object,
  Props extends { localeText?: Partial<LocaleText> },
>(
  name: ComponentName,
  inProps: Props,
  builtInLocaleText: LocaleText,
  parents: readonly ComponentName[] = noParents,
): [props: Omit<Props, 'localeText'>, strings: LocaleText] {
  const { components } = useTheme();
  const localeTextProp = inProps.localeText;
  const strings = useMemo(() => {
    const fromTheme = [...parents, name].map((component) =>
      getLocaleText(components?.[component]?.defaultProps),
    );
    return Object.assign({}, builtInLocaleText, ...fromTheme, localeTextProp) as LocaleText;
  }, [builtInLocaleText, parents, name, components, localeTextProp]);
  const { localeText: _localeText, ...props } = useThemeProps({ props: inProps, name });
  return [props, strings];
}

function getLocaleText(defaultProps: object = {}): unknown {
  return 'localeText' in defaultProps ? defaultProps.localeText : undefined;
}
