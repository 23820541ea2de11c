import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { planPath, type Plan, type Sitting } from './plan.ts';

declare global {
  /** How Storybook's own page is spoken with, as far as it is used here. */
  var __STORYBOOK_ADDONS_CHANNEL__:
    | {
        emit: (event: 'setCurrentStory', story: { storyId: string; viewMode: 'story' }) => void;
        last: (event: 'storyFinished') => { storyId: string; status: string }[] | undefined;
      }
    | undefined;
}

const { sittings, gone } = JSON.parse(readFileSync(planPath, 'utf8')) as Plan;

/**
 * One page for each worker, which goes from story to story as a person does in Storybook: loading it for every one
 * would take twice as long. A second try after a failure begins with a fresh one.
 */
const test = base.extend<object, { studio: Page }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test('every story of the baseline is still there', () => {
  expect(gone).toEqual([]);
});

for (const sitting of sittings) {
  const { storyId, title, viewport, pictures } = sitting;
  test(`${title} (${pictures.map(({ mode }) => mode).join(', ')})`, async ({ studio }) => {
    await studio.emulateMedia({ colorScheme: 'light' });
    await studio.setViewportSize(viewport);
    await show(studio, sitting);
    for (const { mode, colorScheme } of pictures) {
      await studio.emulateMedia({ colorScheme });
      await expect(studio.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expect.soft(studio).toHaveScreenshot(`${storyId}-${mode}.png`, { fullPage: true });
    }
  });
}

/** Draws a story and waits until its `play` is over. */
async function show(studio: Page, { storyId, globals }: Sitting): Promise<void> {
  // The scheme is that of the media; what axe thinks is the business of `npm test`.
  const all = Object.entries({ ...globals, theme: 'system', 'a11y.manual': '!true' });
  const query = `globals=${all.map((pair) => pair.join(':')).join(';')}`;
  if (studio.url().includes(query)) {
    await studio.evaluate(
      (id) => __STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode: 'story' }),
      storyId,
    );
  } else {
    await studio.goto(`iframe.html?${query}&viewMode=story&id=${storyId}`);
    // Colours that glide when the scheme changes keep a browser busy for a minute, be the time ever so short.
    await studio.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  }
  const ending = await studio.waitForFunction((id) => {
    const ended = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0];
    return ended?.storyId === id ? ended : null;
  }, storyId);
  expect(await ending.jsonValue()).toMatchObject({ status: 'success' });
  await studio.evaluate(() => document.fonts.ready.then(() => null));
}
