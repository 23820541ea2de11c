import type { CSSProperties, Ref } from 'react';
import type { SxProps, Theme } from '@mui/material/styles';

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
