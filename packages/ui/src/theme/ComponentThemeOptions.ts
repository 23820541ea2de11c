import type { Interpolation, Theme } from '@mui/material/styles';

/** What a theme can set for a component. `themeOptions.ts` of each family names its components. */
export interface ComponentThemeOptions<Props> {
  /** Defaults for props that are not passed; also its text, through `localeText`. */
  defaultProps?: Partial<Props>;
  /** Merged into the styles of the root element. */
  styleOverrides?: { root?: Interpolation<{ theme: Theme }> };
}
