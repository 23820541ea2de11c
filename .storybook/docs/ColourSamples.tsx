import { styled } from 'storybook/theming';
import { type ColorTokens, darkColors, lightColors } from '@portal/ui/theme';
import { contrast } from '../../packages/ui/src/theme/contrast.ts';
import { seriesColors } from '../../packages/ui/src/theme/tokens.ts';

type Name = keyof ColorTokens;

/** The text of the file that holds the colours, for its docstrings. */
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

/** Each colour with what it is for, its value and its contrast, in both schemes. */
export function ColourTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>For</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(lightColors) as Name[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{purposeOf(name)}</td>
            <Colour colors={lightColors} name={name} />
            <Colour colors={darkColors} name={name} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Colour({ colors, name }: { colors: ColorTokens; name: Name }) {
  const ratio = contrast(colors[name], colors[counterpartOf(name)]);
  return (
    <td style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <Swatch style={{ backgroundColor: colors[name] }} />
      {colors[name]} · {ratio.toFixed(1)}
    </td>
  );
}

/** What a colour is seen against. */
function counterpartOf(name: Name): Name {
  if (name === 'onAccent') return 'accent';
  if (name === 'onTotals') return 'totals';
  if (name === 'totals') return 'onTotals';
  return surfacePattern.test(name) ? 'text' : 'paper';
}

/** What the docstring of the token says; the names of status say it themselves. */
function purposeOf(name: Name): string {
  const [, text] = new RegExp(`/\\*\\* ([^\\n]*?) \\*/\\n  ${name}: string;`).exec(tokensSource) ?? [];
  if (text) return text.replaceAll('`', '');
  return surfacePattern.test(name) ? 'Quiet background of its messages.' : 'Text and icon of this status.';
}

/** The colours of series, in the order they are given out. */
export function SeriesColours() {
  return (
    <table>
      <tbody>
        {(['light', 'dark'] as const).map((scheme) => (
          <tr key={scheme}>
            <td>{scheme === 'light' ? 'Light' : 'Dark'}</td>
            {seriesColors[scheme].map((color) => (
              <td key={color} style={{ whiteSpace: 'nowrap' }}>
                <Swatch style={{ backgroundColor: color }} />
                <br />
                {color}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
