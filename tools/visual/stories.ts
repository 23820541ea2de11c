import { expect, test as base, type Page } from '@playwright/test';
import { storiesIn } from './folders.ts';

type Mode = Record<string, string>;

/** Storybook's own page, as far as it is used here. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, PreparedStory>> };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
    last: (event: 'storyFinished') => { storyId: string; status: string }[] | undefined;
  };
}

/** What a story says of its pictures (`.storybook/pictures.ts`). */
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    chromatic: { modes: Record<string, Mode>; disableSnapshot?: boolean };
    viewport: { options: Record<string, { styles: { width: string; height: string } }> };
  };
}

interface Pictures {
  modes: Record<string, Mode>;
  viewport: { width: number; height: number };
}

const { VISUAL_STORYBOOK = '', VISUAL_BASELINE = '', VISUAL_WORDS = '' } = process.env;
const words = VISUAL_WORDS.split(' ').filter(Boolean);
const isChosen = (id: string) => words.length === 0 || words.some((word) => id.includes(word));
const stories = [...storiesIn(VISUAL_STORYBOOK)].filter(([id]) => isChosen(id));

/** One page for each worker, which goes from story to story: loading it for every one takes twice as long. */
const test = base.extend<object, { studio: Page; pictures: Record<string, Pictures> }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  pictures: [
    async ({ studio }, use) => {
      await studio.goto('iframe.html');
      await studio.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      await use(await studio.evaluate(readPictures));
    },
    { scope: 'worker' },
  ],
});

if (process.env.VISUAL_IS_COMPARED) {
  test('every story of the baseline still exists', () => {
    const now = new Set(stories.map(([id]) => id));
    expect([...storiesIn(VISUAL_BASELINE).keys()].filter((id) => isChosen(id) && !now.has(id))).toEqual([]);
  });
}

for (const [id, title] of stories) {
  test(title, async ({ studio, pictures }) => {
    const { modes = {}, viewport = null } = pictures[id] ?? {};
    if (viewport) await studio.setViewportSize(viewport);
    let shown = '';
    for (const [mode, { theme, ...globals }] of Object.entries(modes)) {
      const colorScheme = theme === 'dark' ? 'dark' : 'light';
      await studio.emulateMedia({ colorScheme });
      // Modes that differ by the color scheme alone share one rendering.
      if (shown !== JSON.stringify(globals)) await show(studio, id, globals);
      shown = JSON.stringify(globals);
      await expect(studio.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expect.soft(studio).toHaveScreenshot(`${id}-${mode}.png`, { fullPage: true });
    }
  });
}

/** In the page: which pictures each story wants, and how large. */
async function readPictures(): Promise<Record<string, Pictures>> {
  const preview = (globalThis as unknown as StorybookPage).__STORYBOOK_PREVIEW__;
  const all = Object.entries(await preview.extract());
  return Object.fromEntries(
    all.map(
      ([
        id,
        {
          storyGlobals,
          parameters: { chromatic, viewport },
        },
      ]) => {
        const size = viewport.options[storyGlobals.viewport?.value ?? 'w1280']?.styles;
        const [width, height] = [size?.width ?? '1280', size?.height ?? '800'].map(Number.parseFloat);
        const modes = chromatic.disableSnapshot ? {} : chromatic.modes;
        return [id, { modes, viewport: { width: width ?? 1280, height: height ?? 800 } }];
      },
    ),
  );
}

/** Draws a story and waits until its `play` is over. */
async function show(studio: Page, id: string, globals: Mode): Promise<void> {
  // The color scheme is that of the media; axe runs in `npm test`.
  const all = Object.entries({ ...globals, theme: 'system', 'a11y.manual': '!true' });
  const query = `globals=${all.map((pair) => pair.join(':')).join(';')}`;
  if (studio.url().includes(query)) {
    await studio.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  } else {
    await studio.goto(`iframe.html?${query}&viewMode=story&id=${id}`);
    // A transition of the colors would keep every picture waiting.
    await studio.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  }
  const ending = await studio.waitForFunction((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookPage;
    const ended = channel?.last('storyFinished')?.[0];
    return ended?.storyId === storyId ? ended : null;
  }, id);
  expect(await ending.jsonValue()).toMatchObject({ status: 'success' });
  await studio.evaluate(() => document.fonts.ready.then(() => null));
}
