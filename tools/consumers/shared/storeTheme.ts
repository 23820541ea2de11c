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

/** The look of this app: a color of its own, and what it calls things. */
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
