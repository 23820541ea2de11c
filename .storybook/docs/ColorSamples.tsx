import { styled } from 'storybook/theming';
import { type ColorTokens, darkColors, lightColors } from '@portal/ui/theme';
import { getContrastRatio } from '../../packages/ui/src/theme/getContrastRatio.ts';
import { seriesColors } from '../../packages/ui/src/theme/tokens.ts';
import { Table } from './Table.tsx';

type Name = keyof ColorTokens;

/** Source of the file that defines the colors, for its doc comments. */
const [tokensSource = ''] = Object.values(
  import.meta.glob<string>('../../packages/ui/src/theme/tokens.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const Swatch = styled.span(({ theme }) => ({
  display: 'inline-block',
  width: 28,
  height: 20,
  marginRight: 8,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 4,
  verticalAlign: 'middle',
}));

const surfacePattern = /^(paper|frame|hover|selected|totals|.*Surface)$/;

/** Each color with its purpose, value and contrast, in both schemes. */
export function ColorTable() {
  return (
    <Table
      headings={['Name', 'For', 'Light', 'Dark']}
      rows={(Object.keys(lightColors) as Name[]).map((name) => [
        <code>{name}</code>,
        purposeOf(name),
        <Color colors={lightColors} name={name} />,
        <Color colors={darkColors} name={name} />,
      ])}
    />
  );
}

function Color({ colors, name }: { colors: ColorTokens; name: Name }) {
  const ratio = getContrastRatio(colors[name], colors[counterpartOf(name)]);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Swatch style={{ backgroundColor: colors[name] }} />
      {colors[name]} · {ratio.toFixed(1)}
    </span>
  );
}

/** The background that a color's contrast is measured against. */
function counterpartOf(name: Name): Name {
  if (name === 'onAccent') return 'accent';
  if (name === 'onTotals') return 'totals';
  if (name === 'totals') return 'onTotals';
  return surfacePattern.test(name) ? 'text' : 'paper';
}

/** The doc comment of the token; status colors are described by their names. */
function purposeOf(name: Name): string {
  const [, text] = new RegExp(`/\\*\\* ([^\\n]*?) \\*/\\n  ${name}: string;`).exec(tokensSource) ?? [];
  if (text) return text.replaceAll('`', '');
  return surfacePattern.test(name) ? 'Quiet background of its messages.' : 'Text and icon of this status.';
}

/** The series colors, in the order they are assigned. */
export function SeriesColors() {
  const { light, dark } = seriesColors;
  return (
    <Table
      headings={['Place', 'Light', 'Dark']}
      rows={light.map((color, place) => [
        String(place + 1),
        <SeriesColor color={color} />,
        <SeriesColor color={dark[place]} />,
      ])}
    />
  );
}

function SeriesColor({ color }: { color: string | undefined }) {
  return (
    <>
      <Swatch style={{ backgroundColor: color }} />
      {color}
    </>
  );
}
