import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from '@mui/material/styles';
import { contrast } from './contrast.ts';
import { type ColorTokens, darkColors, densities, lightColors, motionMs, sizes } from './tokens.ts';

/** Pairs of text and surface that occur; `tokens.test.ts` proves each of them. */
const pairs: [text: keyof ColorTokens, surface: keyof ColorTokens][] = [
  ['text', 'paper'],
  ['text', 'frame'],
  ['textQuiet', 'paper'],
  ['textQuiet', 'frame'],
  ['accent', 'paper'],
  ['accent', 'selected'],
  ['onAccent', 'accent'],
  ['onTotals', 'totals'],
  ['error', 'errorSurface'],
  ['warning', 'warningSurface'],
  ['success', 'successSurface'],
  ['info', 'infoSurface'],
];

const Swatches = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 8,
  margin: '8px 0 24px',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 12px', borderRadius: 6, border: '1px solid' },
});

function Colors({ colors }: { colors: ColorTokens }) {
  return (
    <Swatches>
      {pairs.map(([text, surface]) => (
        <li
          key={`${text} ${surface}`}
          style={{ color: colors[text], backgroundColor: colors[surface], borderColor: colors.hairline }}
        >
          {text} on {surface}
          <br />
          {colors[text]} on {colors[surface]}, {contrast(colors[text], colors[surface]).toFixed(1)} : 1
        </li>
      ))}
    </Swatches>
  );
}

const Type = styled('div')(({ theme }) => ({
  '& p': { margin: '0 0 8px' },
  '& .h1': theme.typography.h1,
  '& .h2': theme.typography.h2,
  '& .body1': theme.typography.body1,
  '& .body2': theme.typography.body2,
  '& .caption': theme.typography.caption,
}));

function Tokens() {
  return (
    <>
      <h2>Light</h2>
      <Colors colors={lightColors} />
      <h2>Dark</h2>
      <Colors colors={darkColors} />
      <h2>Type</h2>
      <Type>
        <p className="h1">18 px, 600: titles of pages</p>
        <p className="h2">16 px, 600: titles of sections</p>
        <p className="body1">14 px, 400: text and inputs</p>
        <p className="body2">13 px, 400: tables and menus, 0123456789 −1,234.50</p>
        <p className="caption">12 px, 400: labels and notes</p>
      </Type>
      <h2>Space</h2>
      <ul>
        <li>
          Grid: {sizes.grid} px. Corners: {sizes.corner} px. Focus ring: {sizes.focusRing} px.
        </li>
        <li>
          Header: {sizes.headerHeight} px. Sidebar: {sizes.sidebarWidth} px, {sizes.sidebarWidthCollapsed} px
          as icons.
        </li>
        {Object.values(densities).map(({ name, rowHeight, controlHeight, gap }) => (
          <li key={name}>
            {name}: rows {rowHeight} px, inputs and buttons {controlHeight} px, gaps {gap} px
          </li>
        ))}
        <li>Motion: at most {motionMs} ms, none when the system asks for less.</li>
      </ul>
    </>
  );
}

/** The colours, sizes and lengths everything is made of. */
const meta = { title: 'theme/Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

export const AllTokens: StoryObj<typeof meta> = {};
