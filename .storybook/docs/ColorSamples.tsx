import { styled } from 'storybook/theming';
import { type ColorTokens, darkColors, lightColors } from '@portal/ui/theme';
import { copyText } from '../../packages/ui/src/controls/copyText.ts';
import { getContrastRatio } from '../../packages/ui/src/theme/getContrastRatio.ts';
import { accentSteps, neutralSteps, seriesColors } from '../../packages/ui/src/theme/tokens.ts';
import { CopyValue } from './CopyValue.tsx';
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

const Scale = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  margin: '4px 0 12px',
  borderRadius: 8,
  overflow: 'hidden',
  '& > button': { height: 56, border: 0, cursor: 'copy' },
});

/** The steps of both hues in both schemes. */
export function StepScales() {
  return Object.entries({ Neutral: neutralSteps, Accent: accentSteps }).map(([hue, schemes]) =>
    (['light', 'dark'] as const).map((scheme) => (
      <section key={hue + scheme}>
        <span>
          {hue}, {scheme}
        </span>
        <Scale className="sb-unstyled">
          {schemes[scheme].map((color, index) => (
            <button
              key={color}
              type="button"
              title={`${hue} ${index + 1}: ${color}`}
              aria-label={`Copy ${hue} ${index + 1}, ${color}`}
              style={{ background: color }}
              onClick={() => void copyText(color)}
            />
          ))}
        </Scale>
      </section>
    )),
  );
}

const surfacePattern = /^(paper|frame|floating|hover|selected|totals|.*Surface)$/;

/** Each color with its purpose, value and contrast, in both schemes. */
export function ColorTable() {
  return (
    <Table
      headings={['Name', 'Use', 'Light', 'Dark']}
      rows={(Object.keys(lightColors) as Name[]).map((name) => [
        <CopyValue value={name} />,
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
      <CopyValue value={colors[name]} color={colors[name]} />
      {ratio.toFixed(1)}
    </span>
  );
}

/** The background that a color's contrast is measured against. */
function counterpartOf(name: Name): Name {
  if (name === 'onAccent') return 'accent';
  if (name === 'onSolid') return 'solid';
  if (name === 'onTotals') return 'totals';
  if (name === 'totals') return 'onTotals';
  return surfacePattern.test(name) ? 'text' : 'paper';
}

/** The doc comment of the token; status colors are described by their names. */
function purposeOf(name: Name): string {
  const [, text] = new RegExp(`/\\*\\* ([^\\n]*?) \\*/\\n  ${name}: string;`).exec(tokensSource) ?? [];
  if (text) return text.replaceAll('`', '');
  if (surfacePattern.test(name)) return 'Subtle background of messages with this status.';
  if (name.endsWith('Border')) return 'Border of messages with this status.';
  return name.endsWith('Solid') ? 'Marker of this status, next to a label.' : 'Text and icon of this status.';
}

/** The series colors, in the order they are assigned. */
export function SeriesColors() {
  const { light, dark } = seriesColors;
  return (
    <Table
      headings={['Position', 'Light', 'Dark']}
      rows={light.map((color, index) => [
        String(index + 1),
        <CopyValue value={color} color={color} />,
        <CopyValue value={dark[index] ?? ''} color={dark[index]} />,
      ])}
    />
  );
}
