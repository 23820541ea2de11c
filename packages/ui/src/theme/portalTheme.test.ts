import { expect, test } from 'vitest';
import { createPortalTheme } from './portalTheme.ts';

test.each([
  {
    primary: { main: '#6a1b9a' },
    solid: {
      solid: '#6a1b9a',
      solidHover: '#6a1b9a',
      onSolid: '#fff',
      selected: 'rgb(237, 227, 242)',
      series: { 0: '#6a1b9a', 1: '#c8722a' },
    },
  },
  { primary: { main: '#ffd54f' }, solid: { solid: '#ffd54f', solidHover: '#ffd54f', onSolid: '#000' } },
  {
    primary: { main: '#6a1b9a', dark: '#38006b', contrastText: '#f3e5f5' },
    solid: { solid: '#6a1b9a', solidHover: '#38006b', onSolid: '#f3e5f5' },
  },
])(
  'solid buttons, what is selected and the first series of charts have the primary color of the app: $primary',
  ({ primary, solid }) => {
    const theme = createPortalTheme('compact', { colorSchemes: { light: { palette: { primary } } } });
    expect(theme.colorSchemes.light?.palette.portal).toMatchObject(solid);
  },
);

test('colors that an app does not override remain', () => {
  const own = { text: { primary: '#222' }, portal: { selected: '#eee' } };
  const original = createPortalTheme('compact').colorSchemes.light?.palette;
  const changed = createPortalTheme('compact', { colorSchemes: { light: { palette: own } } }).colorSchemes;
  expect(changed.light?.palette.text).toMatchObject({ ...own.text, secondary: original?.text.secondary });
  expect(changed.light?.palette.portal).toEqual({ ...original?.portal, ...own.portal });
});
