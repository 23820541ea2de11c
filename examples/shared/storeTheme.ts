import type { PortalThemeOptions } from '@portal/ui/theme';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Palette['primary'];
  }
  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    brand: true;
  }
}

/** The theme of this app: its own color and texts. */
export const storeTheme: PortalThemeOptions = {
  colorSchemes: {
    light: { palette: { brand: { main: '#6a1b9a' } } },
    dark: { palette: { brand: { main: '#ce93d8' } } },
  },
  components: {
    PortalPagingBar: { defaultProps: { localeText: { next: 'Further' } } },
    PortalDataTable: { styleOverrides: { root: { borderRadius: 8 } } },
  },
};
