import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import type { Sitting } from './plan.ts';

type Mode = Record<string, string>;

/** What a story says of its pictures (`.storybook/pictures.ts`). */
interface StoryInPreview {
  id: string;
  title: string;
  name: string;
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    chromatic: { modes: Record<string, Mode>; disableSnapshot?: boolean };
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

declare global {
  /** Storybook's own page, as far as it is used here. */
  var __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, StoryInPreview>>;
  };
}

/** Reads from a served Storybook how its stories want to be photographed. */
export async function readSittings(address: string): Promise<Sitting[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}iframe.html`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    const stories = await page.evaluate(async () => {
      await __STORYBOOK_PREVIEW__.ready();
      const all = Object.values(await __STORYBOOK_PREVIEW__.extract());
      return all.map(({ id, title, name, storyGlobals, parameters: { chromatic, viewport } }) => ({
        id,
        title: `${title} / ${name}`,
        chromatic,
        size: viewport.options[storyGlobals.viewport?.value ?? 'w1280']?.styles,
      }));
    });
    return stories
      .filter(({ chromatic }) => !chromatic.disableSnapshot)
      .flatMap(({ id, title, chromatic, size }) =>
        sittingsOf(chromatic.modes).map((sitting) => ({
          ...sitting,
          storyId: id,
          title,
          viewport: {
            width: Number.parseInt(size?.width ?? '1280', 10),
            height: Number.parseInt(size?.height ?? '800', 10),
          },
        })),
      );
  } finally {
    await browser.close();
  }
}

/** Modes that differ by the colour scheme alone need the story drawn once. */
export function sittingsOf(modes: Readonly<Record<string, Mode>>): Pick<Sitting, 'globals' | 'pictures'>[] {
  const sittings = new Map<string, Sitting['pictures']>();
  for (const [mode, { theme, ...globals }] of Object.entries(modes)) {
    const key = JSON.stringify(globals);
    const colorScheme = theme === 'dark' ? 'dark' : 'light';
    sittings.set(key, [...(sittings.get(key) ?? []), { mode, colorScheme }]);
  }
  return [...sittings].map(([globals, pictures]) => ({ globals: JSON.parse(globals) as Mode, pictures }));
}
