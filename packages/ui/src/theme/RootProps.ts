import type { CSSProperties, Ref } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

/** What a component gives to its root element, as MUI's do; `data-` attributes too. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Gets the root element. */
  ref?: Ref<Root>;
  /** Styles of the root element, in the short form of MUI. */
  sx?: SxProps<Theme>;
  /** Class of the root element, for a style sheet of the host. */
  className?: string;
  /** Inline styles of the root element; unlike `sx` they do not know the theme. */
  style?: CSSProperties;
  /** Id of the root element. */
  id?: string;
}
