import { useTheme } from '@mui/material/styles';

/** Dashes of lines by place, so that lines are told apart without colour. */
export const dashes = ['none', '7 3', '2 3', '9 3 2 3', '5 5', '12 4', '2 6', '4 2'] as const;

/** Marks of points by place. */
export const marks = [
  'circle',
  'square',
  'diamond',
  'triangle',
  'cross',
  'star',
  'wye',
  'circle',
] as const satisfies readonly ('circle' | 'square' | 'diamond' | 'triangle' | 'cross' | 'star' | 'wye')[];

/** How texts and lines of a plot look; colours are CSS variables, so that a change of scheme draws nothing again. */
export function usePlotLook() {
  const { vars, typography } = useTheme();
  const { palette } = vars;
  return {
    color: (place: number) => palette.portal.series[place] ?? palette.primary.main,
    font: { ...typography.caption, fontFamily: typography.fontFamily, fill: palette.text.primary },
    sx: {
      '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: palette.portal.inputBorder },
      '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': { fill: palette.text.secondary },
      '& .MuiChartsGrid-line': { stroke: palette.portal.hairline },
      // A line of the paper's colour parts what stands side by side.
      '& .MuiLineChart-area': { filter: 'none', stroke: palette.background.paper, strokeWidth: 1.5 },
      '& .MuiBarChart-label': { ...typography.caption, fill: palette.text.primary },
    },
  };
}

/** Width of a text of 12 px in CSS pixels, roughly; never more than `most`. */
export function textWidth(text: string, most: number): number {
  return Math.min(most, Math.ceil(text.length * 6.6) + 4);
}

/** A text that fits into so many CSS pixels, with an ellipsis when it does not. */
export function fittingText(text: string, width: number): string {
  const chars = Math.max(4, Math.floor((width - 4) / 6.6));
  return text.length <= chars ? text : `${text.slice(0, chars - 1).trimEnd()}…`;
}
