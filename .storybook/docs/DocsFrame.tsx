import {
  DocsContainer,
  type DocsContainerProps,
  Source,
  type SourceProps,
} from '@storybook/addon-docs/blocks';
import { createContext, type PropsWithChildren, use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { DocsContextProps } from 'storybook/internal/types';
import { styled, useTheme } from 'storybook/theming';
import { type ColorMode, type Density, PortalThemeProvider } from '@portal/ui/theme';
import { storybookThemes } from '../storybookThemes.ts';

/** Color scheme and density from the toolbar. */
interface Look {
  theme: ColorMode;
  density: Density;
}

const LookContext = createContext<Look>({ theme: 'light', density: 'comfortable' });

/** The theme settings of the toolbar, for documentation pages. */
export const useLook = () => use(LookContext);

const contents = '[aria-labelledby="table-of-contents"]';

/** The page and Storybook's table of contents, which is missing on pages without headings. */
const Sheet = styled.div({
  [`& ${contents}:not(:has(li))`]: { display: 'none' },
  [`& ${contents} > h2`]: { textTransform: 'none' },
  [`&&&& ${contents} .toc-list`]: { borderLeftColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  // A table of all components needs the whole width.
  '& aside:has(+ .sbdocs-content .whole-window)': { display: 'none' },
  '&& .sbdocs-content:has(.whole-window)': { maxWidth: 'none' },
});

/** Readable line length, distinct headings, tables with hairlines. */
const Main = styled.main(({ theme }) => ({
  '&& > :is(p, ul, ol), && > section > p': { maxWidth: 640 },
  '&& > :is(p, ul) code': { margin: 0 },
  '&& h1': { fontSize: 26, fontWeight: 600, letterSpacing: '-0.02em', margin: '0 0 12px' },
  '&& h2': { fontSize: 18, fontWeight: 600, margin: '40px 0 12px', paddingBottom: 4 },
  '&& h3': { fontSize: 15, fontWeight: 600, margin: '28px 0 4px' },
  '&& > table, && > section > table': {
    margin: '8px 0 16px',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& tr, & tr:nth-of-type(2n)': { background: 'none', border: 0 },
    '& th, & td': {
      padding: '6px 16px 6px 0',
      border: 0,
      borderBottom: `1px solid ${theme.appBorderColor}`,
      textAlign: 'left',
      verticalAlign: 'baseline',
    },
    '& th': { color: theme.textMutedColor, fontWeight: 500 },
    '& td > span': { fontSize: 'inherit' },
    '& code': { margin: 0, padding: 0, border: 0, background: 'none', color: 'inherit', fontSize: 13 },
  },
  '&& kbd': {
    padding: '1px 6px',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 4,
    background: theme.barBg,
    fontFamily: theme.typography.fonts.base,
    fontSize: 12,
    whiteSpace: 'nowrap',
  },
  '&& .sbdocs-preview': { margin: '12px 0 4px', boxShadow: 'none' },
}));

/** Documentation pages in the product's theme, with the settings of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = useToolbar(context);
  const isDark = useIsDark(look.theme);
  return (
    <LookContext value={look}>
      <PortalThemeProvider mode={look.theme} density={look.density}>
        <Sheet>
          <DocsContainer context={context} theme={isDark ? storybookThemes.dark : storybookThemes.light}>
            <Main>{children}</Main>
          </DocsContainer>
        </Sheet>
      </PortalThemeProvider>
    </LookContext>
  );
}

/** Code in the colors of the page around it. */
export function CodeBlock(props: SourceProps) {
  return <Source {...props} dark={useTheme().base === 'dark'} />;
}

function useToolbar({ channel, projectAnnotations }: DocsContextProps): Look {
  const [look, setLook] = useState(
    () => ({ ...projectAnnotations.initialGlobals, ...globalsOfAddress() }) as unknown as Look,
  );
  useEffect(() => {
    const update = ({ globals }: { globals: Look }) => setLook(globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return look;
}

/** Storybook writes the toolbar settings into the URL, as `theme:dark;density:compact`. */
function globalsOfAddress(): Record<string, string> {
  const text = new URLSearchParams(document.location.search).get('globals') ?? '';
  return Object.fromEntries(text.split(';').map((pair) => pair.split(':') as [string, string]));
}

const darkQuery = globalThis.matchMedia('(prefers-color-scheme: dark)');

function useIsDark(mode: ColorMode): boolean {
  const [isSystemDark, setIsSystemDark] = useState(darkQuery.matches);
  useEffect(() => {
    const update = () => setIsSystemDark(darkQuery.matches);
    darkQuery.addEventListener('change', update);
    return () => darkQuery.removeEventListener('change', update);
  }, []);
  return mode === 'dark' || (mode === 'system' && isSystemDark);
}
