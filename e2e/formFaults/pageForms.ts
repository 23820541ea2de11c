import type { APIRequestContext, Page } from '@playwright/test';
import { dialog } from '../administration.ts';
import { openScreen, rowMenu } from '../editedTables.ts';
import { apiLogin, expect, openAs } from '../fixtures.ts';
import { tick, editInPlace } from './inPlace.ts';
import { admin, click, freshName, gone, question, typed, type WritingForm } from './WritingForm.ts';

async function addPage(request: APIRequestContext): Promise<string> {
  const headers = await apiLogin('demo.admin');
  const pageName = freshName('Page ');
  const data = { parentId: 0, pageName, orderBy: 900, mainMenu: false };
  const response = await request.post('/api/page', { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  return pageName;
}

/** Tall enough that a tree draws all of its rows. */
const wholeTree = { width: 1280, height: 2400 };

async function openPages(page: Page) {
  await page.setViewportSize(wholeTree);
  await openScreen(page, 'Admin/Pages', 'Web Site Pages');
}

export const pageForms: WritingForm[] = [
  {
    name: 'server role of a page',
    calls: ['PUT /api/page'],
    async open(page, request) {
      const name = await addPage(request);
      await page.setViewportSize(wholeTree);
      await openAs(page, 'demo.admin', 'Admin/ServerRoles?role=MailerRead');
      const item = page.getByRole('treeitem', { name });
      await expect(item).toBeVisible();
      return tick(page, item, { to: true, name });
    },
  },
  {
    name: 'edit a page in place',
    calls: ['PUT /api/page'],
    async open(page, request) {
      const name = await addPage(request);
      await openPages(page);
      return editInPlace(page, [name, 'Tool Tip'], 'Typed in place');
    },
  },
  {
    name: 'add page',
    calls: ['POST /api/page'],
    async open(page) {
      await openPages(page);
      await page.getByRole('button', { name: 'Add page', exact: true }).click();
      const box = dialog(page, 'Add page');
      // Other journeys count on the entries of the main menu.
      await box.getByLabel('Main Menu').uncheck();
      return {
        ...admin,
        typed: await typed(box, { 'Page Name': freshName('Added '), Order: '910' }),
        send: click(box, 'Add page'),
        done: gone(box),
      };
    },
  },
  {
    name: 'move page',
    calls: ['PUT /api/page'],
    async open(page, request) {
      const name = await addPage(request);
      await openPages(page);
      await rowMenu(page, name, 'Move');
      const box = dialog(page, `Move page ${name}`);
      await box.getByLabel('Position').selectOption({ index: 0 });
      const position = await box.getByLabel('Position').inputValue();
      return {
        ...admin,
        typed: [[box.getByLabel('Position'), position]],
        send: click(box, 'Move'),
        done: gone(box),
      };
    },
  },
  ...(['roles', 'server roles'] as const).map((kind): WritingForm => ({
    name: `page ${kind}`,
    calls: ['PUT /api/page'],
    async open(page, request) {
      const name = await addPage(request);
      await openPages(page);
      await rowMenu(page, name, `Page ${kind}`);
      const box = dialog(page, `${kind === 'roles' ? 'Roles' : 'Server roles'} of page ${name}`);
      const role = box.getByLabel(kind === 'roles' ? 'JAS' : 'MailerWrite');
      await role.click();
      return {
        ...admin,
        unchanged: () => expect(role).toBeChecked(),
        send: click(box, 'Submit'),
        done: gone(box),
      };
    },
  })),
  {
    name: 'delete page',
    calls: ['DELETE /api/page/{pageId}'],
    async open(page, request) {
      const name = await addPage(request);
      await openPages(page);
      await rowMenu(page, name, 'Delete');
      return question(page);
    },
  },
];
