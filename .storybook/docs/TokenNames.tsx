import { type ColorTokens, darkColors, densities, lightColors, sizes } from '@portal/ui/theme';
import { CopyValue, Swatch } from './CopyValue.tsx';
import { Table } from './Table.tsx';

/** Colors that MUI's palette has too, by its names; all others are in `palette.portal`. */
const muiNames: Partial<Record<keyof ColorTokens, string>> = {
  paper: 'background.paper',
  frame: 'background.default',
  text: 'text.primary',
  textQuiet: 'text.secondary',
  textDisabled: 'text.disabled',
  accent: 'primary.main',
  accentStrong: 'primary.dark',
  onAccent: 'primary.contrastText',
  error: 'error.main',
  warning: 'warning.main',
  success: 'success.main',
  info: 'info.main',
};

/** Each color by its names in the files, in code and in CSS. */
export function ColorNames() {
  return (
    <Table
      headings={['Color', 'In the files', 'In code', 'In CSS']}
      rows={(Object.keys(lightColors) as (keyof ColorTokens)[]).map((name) => {
        const path = muiNames[name] ?? `portal.${name}`;
        return [
          <span style={{ display: 'inline-flex', gap: 4 }}>
            <Swatch style={{ background: lightColors[name] }} />
            <Swatch style={{ background: darkColors[name] }} />
          </span>,
          <CopyValue value={`color/${name}`} />,
          <CopyValue value={`theme.vars.palette.${path}`} />,
          <CopyValue value={`--portal-palette-${path.replace('.', '-')}`} />,
        ];
      })}
    />
  );
}

/** Each length by its names. */
export function LengthNames() {
  const { name: _name, ...byDensity } = densities.comfortable;
  return (
    <Table
      headings={['Length', 'In the files', 'In code', 'In CSS']}
      rows={[
        ...Object.entries(sizes).map(([name, length]) => [
          `${length} px`,
          <CopyValue value={`size/${name}`} />,
          <CopyValue value={`sizes.${name}`} />,
          <CopyValue value={`--portal-size-${name}`} />,
        ]),
        ...Object.keys(byDensity).map((name) => [
          'by density',
          <CopyValue value={`density/comfortable/${name}`} />,
          <CopyValue value={`theme.density.${name}`} />,
          <CopyValue value={`--portal-density-${name}`} />,
        ]),
      ]}
    />
  );
}
