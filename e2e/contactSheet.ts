/** Takes pictures of everything that the built portal shows, and puts them on sheets in `.visual/sheet`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/paths.ts';
import { test } from './fixtures.ts';
import { areas, openView, type View } from './views.ts';

const folder = join(root, '.visual', 'sheet');
/** A copy of the folder that was made earlier; the list then shows both. */
const hasBefore = existsSync(join(folder, '..', 'before'));
const viewsOnSheet = 6;
const media = { reducedMotion: 'reduce', forcedColors: 'none', contrast: 'no-preference' } as const;
const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [
  { name: `${colorScheme}-1280`, width: 1280, height: 800, media: { ...media, colorScheme } },
  { name: `${colorScheme}-1920`, width: 1920, height: 1080, media: { ...media, colorScheme } },
  {
    name: `${colorScheme}-contrast`,
    width: 1280,
    height: 800,
    media: { ...media, colorScheme, contrast: 'more' as const },
  },
  {
    name: `${colorScheme}-forced`,
    width: 1280,
    height: 800,
    media: { ...media, colorScheme, forcedColors: 'active' as const },
  },
]);

const style = `<style>
  body { margin: 20px; font: 14px system-ui; background: #888; color: #000 }
  main { display: grid; grid-template-columns: repeat(2, 1fr); gap: 12px }
  main.all { grid-template-columns: repeat(4, 1fr) }
  figure { margin: 0 } img { width: 100%; display: block }
</style>`;

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'index.html'), pageOfAll());

for (const { area, views } of areas) {
  for (let start = 0; start < views.length; start += viewsOnSheet) {
    const sheet = `${area}-${start / viewsOnSheet + 1}`;
    const shown = views.slice(start, start + viewsOnSheet);
    test(`${sheet}: ${shown.map(({ name }) => name).join(', ')}`, async ({ page, consoleErrors }) => {
      test.slow();
      consoleErrors.allow(/./);
      for (const view of shown) await takePictures(page, view);
      for (const look of looks) await takeSheet(page, look.name, sheet, shown);
    });
  }
}

async function takePictures(page: Page, view: View) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openView(page, view);
  for (const { width, height, media: emulated, name } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia(emulated);
    await page.screenshot({ path: join(folder, pictureOf(view, name)), animations: 'disabled' });
  }
}

/** One picture with those of several views side by side. */
async function takeSheet(page: Page, look: string, sheet: string, views: readonly View[]) {
  const figures = views.map((view) => {
    const picture = readFileSync(join(folder, pictureOf(view, look)), 'base64');
    return figureOf(view, `data:image/png;base64,${picture}`);
  });
  await page.goto('about:blank');
  await page.emulateMedia({ ...media, colorScheme: 'light' });
  await page.setViewportSize({ width: 1960, height: 400 });
  await page.setContent(`${style}<main>${figures.join('')}</main>`);
  await page.screenshot({ path: join(folder, `sheet-${sheet}-${look}.png`), fullPage: true });
}

function pageOfAll(): string {
  const sections = areas.map(({ area, views }) => {
    const figures = views.flatMap((view) =>
      looks.flatMap(({ name }) => {
        const picture = pictureOf(view, name);
        const title = `${view.name} ${name}`;
        const before = hasBefore ? [figureOf({ name: `${title} before` }, `../before/${picture}`)] : [];
        return [...before, figureOf({ name: title }, picture)];
      }),
    );
    return `<h2>${area}</h2><main class="all">${figures.join('')}</main>`;
  });
  return `<!doctype html><title>Contact sheet</title>${style}${sections.join('')}`;
}

function figureOf({ name }: Pick<View, 'name'>, source: string): string {
  return `<figure><figcaption>${name}</figcaption><a href="${source}"><img loading="lazy" src="${source}"></a></figure>`;
}

function pictureOf({ name }: View, look: string): string {
  return `${name.replaceAll(/\W+/g, '-')}-${look}.png`;
}
