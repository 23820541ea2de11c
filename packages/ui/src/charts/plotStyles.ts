import { useTheme } from '../theme/styled.ts';
import { getFontScale } from '../controls/getFontScale.ts';

/** Dash patterns by series index, so that lines differ by more than color. */
export const dashPatterns = ['none', '7 3', '2 3', '9 3 2 3', '5 5', '12 4', '2 6', '4 2'] as const;

/**
 * Styles of text and lines in plots. Colors are CSS variables, so that switching the scheme re-renders
 * nothing.
 */
export function usePlotStyles() {
  const { vars, typography } = useTheme();
  const { palette } = vars;
  return {
    color: (styleIndex: number) => palette.portal.series[styleIndex] ?? palette.primary.main,
    font: { ...typography.caption, fontFamily: typography.fontFamily, fill: palette.text.primary },
    /** The vertical line at the values under the pointer. */
    crosshair: {
      '& .MuiChartsAxisHighlight-root': { stroke: palette.text.secondary, strokeDasharray: 'none' },
    },
    /** Of axes, in place of a size in pixels. */
    tickLabelStyle: { fontSize: typography.caption.fontSize },
    sx: {
      // Labels are placed from the left, in every language.
      direction: 'ltr',
      '& .MuiChartsAxis-line': { stroke: palette.portal.inputBorder },
      '& .MuiChartsAxis-tick, & .MuiChartsAxis-directionY .MuiChartsAxis-line': { display: 'none' },
      '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': { fill: palette.text.secondary },
      '& .MuiChartsGrid-line': { stroke: palette.portal.hairline },
      // Separates adjacent areas.
      '& .MuiLineChart-area': {
        filter: 'none',
        opacity: 1,
        stroke: palette.background.paper,
        strokeWidth: 1.5,
      },
      '& .MuiBarChart-label': { ...typography.caption, fill: palette.text.primary },
    },
  };
}

/** Estimated width of a character of a plot in CSS pixels. */
export const estimateCharWidth = () => 6.6 * getFontScale();

/** Estimated width of a text of a plot in CSS pixels, limited to `maxWidth`. */
export function estimateTextWidth(text: string, maxWidth: number): number {
  return Math.min(maxWidth * getFontScale(), Math.ceil(text.length * estimateCharWidth()) + 4);
}

/** Width of the labels at the right of a plot, with their line sample and last value. */
export function measureLabels(labels: readonly string[], values: readonly string[], maxLabelWidth: number) {
  const widest = (texts: readonly string[], maxWidth: number) =>
    Math.max(0, ...texts.map((text) => estimateTextWidth(text, maxWidth)));
  const value = widest(values, 100);
  return { value, all: Math.max(40, widest(labels, maxLabelWidth)) + value + 40 };
}

/** Text truncated with an ellipsis to a width in CSS pixels. */
export function truncateToWidth(text: string, width: number): string {
  const chars = Math.max(4, Math.floor((width - 4) / estimateCharWidth()));
  return text.length <= chars ? text : `${text.slice(0, chars - 1).trimEnd()}…`;
}
