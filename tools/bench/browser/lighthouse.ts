import { join } from 'node:path';
import { browserArguments, findBrowser } from '../../browser.ts';
import { run, succeeded } from '../../processes.ts';
import { atLeast, type Row } from '../../sections/section.ts';
import { outsideFolder } from './outside.ts';

/** Runs Lighthouse in a page that has a session, and prints its scores. */
const program = `
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
const [executablePath, url, session, ...args] = process.argv.slice(2);
const browser = await puppeteer.launch({ executablePath, args });
const page = await browser.newPage();
if (session) await page.evaluateOnNewDocument((text) => sessionStorage.setItem('portal.session', text), session);
const onlyCategories = ['performance', 'accessibility', 'best-practices'];
const { lhr } = await lighthouse(url, { onlyCategories, disableStorageReset: true }, undefined, page);
await browser.close();
console.log(JSON.stringify(onlyCategories.map((id) => lhr.categories[id].score * 100)));
`;

/** The scores of Lighthouse for phones: a processor slowed down four times, and slow 4G. */
export async function lighthouseRows(
  name: string,
  url: string,
  session: string,
  goal: number,
): Promise<Row[]> {
  const folder = await outsideFolder('lighthouse', ['lighthouse', 'puppeteer-core'], { 'run.mjs': program });
  const options = [await findBrowser(), url, session, ...browserArguments];
  const { output } = succeeded(await run(process.execPath, [join(folder, 'run.mjs'), ...options]));
  const [performance = 0, accessibility = 0, practices = 0] = JSON.parse(
    output.trim().split('\n').at(-1) ?? '',
  ) as number[];
  return [
    atLeast(`${name}: Lighthouse, mobile`, performance, goal),
    atLeast(`${name}: Lighthouse, accessibility`, accessibility, 100),
    atLeast(`${name}: Lighthouse, best practices`, practices, 100),
  ];
}
