import type { CSSProperties, Ref } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

/** What a component gives to its root element, as MUI's do; `data-` attributes too. */
export interface RootProps<Root extends Element = HTMLElement> {
  /** Gets the root element. */
  ref?: Ref<Root>;
  /** Styles of the root element, in the short form of MUI. */
  sx?: SxProps<Theme>;
  className?: string;
  style?: CSSProperties;
  id?: string;
}
