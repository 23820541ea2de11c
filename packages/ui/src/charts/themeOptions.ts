import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { ChartProps } from './ChartPanel/ChartPanel.tsx';
import type { SparklineProps } from './Sparkline/Sparkline.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalChart?: ComponentThemeOptions<ChartProps<unknown>>;
    PortalSparkline?: ComponentThemeOptions<SparklineProps>;
  }
}
