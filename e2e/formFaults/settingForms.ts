import type { APIRequestContext, Page } from '@playwright/test';
import { dialog } from '../administration.ts';
import { elsewhere, openScreen, row, rowMenu } from '../editedTables.ts';
import { apiLogin, expect, openAs } from '../fixtures.ts';
import { editInPlace } from './inPlace.ts';
import {
  admin,
  click,
  freshDigits,
  freshName,
  gone,
  question,
  typed,
  type Opened,
  type WritingForm,
} from './WritingForm.ts';

/** The three things that are done to a row of a table with a menu. */
function tableForms(table: {
  path: string;
  heading: string;
  thing: string;
  nameField: string;
  api: string;
  id: string;
  edited: readonly [heading: string, text: string];
  values: Record<string, string>;
  row: (name: string) => object;
}): WritingForm[] {
  const add = async (request: APIRequestContext) => {
    const name = freshName('Row ');
    const headers = await apiLogin('demo.admin');
    const response = await request.post(table.api, { headers, data: table.row(name) });
    expect(response.status(), await response.text()).toBe(201);
    return name;
  };
  return [
    {
      name: `add ${table.thing}`,
      calls: [`POST ${table.api}`],
      async open(page) {
        await openScreen(page, table.path, table.heading);
        await page.getByRole('button', { name: `Add ${table.thing}` }).click();
        const box = dialog(page, `Add ${table.thing}`);
        return {
          ...admin,
          typed: await typed(box, { [table.nameField]: freshName('Added '), ...table.values }),
          send: click(box, `Add ${table.thing}`),
          done: gone(box),
        };
      },
    },
    {
      name: `edit ${table.thing} in place`,
      calls: [`PUT ${table.api}`],
      async open(page, request) {
        const name = await add(request);
        await openScreen(page, table.path, table.heading);
        const [heading, text] = table.edited;
        return editInPlace(page, [name, heading], text);
      },
    },
    {
      name: `delete ${table.thing}`,
      calls: [`DELETE ${table.api}/{${table.id}}`],
      async open(page, request) {
        const name = await add(request);
        await openScreen(page, table.path, table.heading);
        await expect(row(page, name)).toBeVisible();
        await rowMenu(page, name, 'Delete');
        return question(page);
      },
    },
  ];
}

const lineOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** A cell of a row without a menu. */
function editLine(page: Page, name: string, field: string, text: string): Opened {
  const line = lineOf(page, name);
  const value = line.locator(`[data-field="${field}"]`);
  return {
    ...admin,
    send: async () => {
      await value.click();
      await page.keyboard.type(text);
      await elsewhere(page);
    },
    sendAgain: click(page, `Retry ${name}`),
    failure: line,
    unchanged: () => expect(value).toContainText(text),
    done: () => expect(line).toContainText('Saved'),
  };
}

export const settingForms: WritingForm[] = [
  ...tableForms({
    path: 'Admin/StartPages',
    heading: 'Start Pages',
    thing: 'start page',
    nameField: 'Start Page',
    api: '/api/startpage',
    id: 'startPageId',
    edited: ['URL', '/Home'],
    values: { URL: '/Tableau' },
    row: (startPage1) => ({ startPage1, startPageUrl: '/Tableau' }),
  }),
  ...tableForms({
    path: 'Admin/DashboardPages',
    heading: 'Dashboard Pages',
    thing: 'dashboard page',
    nameField: 'Frame Title',
    api: '/api/dashboardpage',
    id: 'dashId',
    edited: ['Frame Height', '480'],
    values: { URL: 'https://dashboards.example/x', 'Frame Height': '400' },
    row: (frameTitle) => ({
      frameTitle,
      url: 'https://dashboards.example/x',
      frameHeight: 400,
      roles: '',
    }),
  }),
  {
    name: 'add company',
    calls: ['POST /api/company'],
    hasKey: true,
    async open(page) {
      await openScreen(page, 'Admin/Companies', 'Companies');
      await page.getByRole('button', { name: 'Add company' }).click();
      const box = dialog(page, 'Add company');
      return {
        ...admin,
        typed: await typed(box, { Abbreviation: freshDigits(3), Company: 'Faulty Threads' }),
        send: click(box, 'Add company'),
        done: gone(box),
      };
    },
  },
  {
    name: 'rename company in place',
    calls: ['PUT /api/company'],
    async open(page) {
      await openScreen(page, 'Admin/Companies', 'Companies');
      return editLine(page, 'QLT', 'companyName', freshName('Quilt House '));
    },
  },
  {
    name: 'default value',
    calls: ['PUT /api/defaultvalue'],
    async open(page) {
      await openScreen(page, 'Admin/DefaultValues', 'Default Values');
      const value = lineOf(page, 'OverheadRatePct').locator('[data-field="defaultValue1"]');
      const rate = (await value.textContent()) === '33' ? '34' : '33';
      return editLine(page, 'OverheadRatePct', 'defaultValue1', rate);
    },
  },
  {
    name: 'site status',
    calls: ['PUT /api/portalstatus/{status}'],
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/SiteAdmin');
      const button = page.getByRole('button', { name: /^Make (Una|A)vailable$/ });
      const name = (await button.textContent()) ?? '';
      return {
        ...admin,
        send: () => button.click(),
        unchanged: () => expect(button).toHaveText(name),
        done: () => expect(button).not.toHaveText(name),
      };
    },
  },
  {
    name: 'send message',
    calls: ['POST /api/sendmessage'],
    hasKey: true,
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/SendMessage');
      const form = page.getByRole('form', { name: 'Send Message' });
      await expect(form.getByText(/^[\d,]+ recipients$/)).toBeVisible();
      return {
        ...admin,
        typed: await typed(form, {
          Subject: freshName('Subject '),
          Message: 'Typed with care\nin two lines',
        }),
        send: async () => {
          await click(form, 'Send message')();
          await click(page, 'Send')();
        },
        done: () => expect(form.getByText('Message sent')).toBeVisible(),
      };
    },
  },
];
