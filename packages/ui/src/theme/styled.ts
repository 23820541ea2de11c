import type { Theme, useThemeProps as MuiUseThemeProps } from '@mui/material/styles';
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
