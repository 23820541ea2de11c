import type { Locator } from '@playwright/test';
import { addedUser, dialog, newcomer, openMaintenance, row as userRow } from '../administration.ts';
import { expect, openAs } from '../fixtures.ts';
import { admin, click, freshName, gone, question, typed, type WritingForm } from './WritingForm.ts';

/** Until then nothing is sent. */
const companiesLoaded = (form: Locator) => expect(form.getByLabel('Company')).toContainText('JAS – ');

export const userForms: WritingForm[] = [
  {
    name: 'add user',
    calls: ['POST /api/user'],
    hasKey: true,
    async open(page) {
      await openMaintenance(page);
      await page.getByRole('button', { name: 'ADD USER' }).click();
      const box = dialog(page, 'Add user');
      await companiesLoaded(box);
      const name = freshName('added.');
      return {
        ...admin,
        typed: await typed(box, { ...newcomer, 'User Name': name, Email: `${name}@jas.example` }),
        send: click(box, 'Add user'),
        done: gone(box),
      };
    },
  },
  {
    name: 'add customer care user',
    calls: ['POST /api/user'],
    hasKey: true,
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/AddTempUser');
      const form = page.getByRole('form', { name: 'Add Customer Care User' });
      await companiesLoaded(form);
      const name = freshName('care.');
      return {
        ...admin,
        typed: await typed(form, { ...newcomer, 'User Name': name, Email: `${name}@jas.example` }),
        send: () => form.getByLabel('Last Name').press('Enter'),
        done: () => expect(page.getByText(`${name} has been added.`)).toBeVisible(),
      };
    },
  },
  {
    name: 'edit user',
    calls: ['PUT /api/user/{userId}'],
    async open(page, request) {
      const { userId, username } = await addedUser(request, freshName('edited.'));
      await openMaintenance(page, `?dialog=editUser&record=${userId}`);
      const box = dialog(page, `Edit user ${username}`);
      return {
        ...admin,
        typed: await typed(box, { Department: 'Weaving', Comment: 'Typed with care' }),
        send: click(box, 'Save'),
        done: gone(box),
      };
    },
  },
  {
    name: 'terminate user',
    calls: ['DELETE /api/user/{userId}'],
    async open(page, request) {
      const { username } = await addedUser(request, freshName('leaves.'));
      await openMaintenance(page, `?filter.username=${username}`);
      await userRow(page, username).click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Terminate' }).click();
      return question(page);
    },
  },
  {
    name: 'terminate customer care user',
    calls: ['DELETE /api/user/{userId}'],
    async open(page, request) {
      const { username } = await addedUser(request, freshName('leaver.'));
      await openAs(page, 'demo.admin', 'Admin/TerminateTempUser');
      const form = page.getByRole('form', { name: 'Terminate Customer Care User' });
      await form.getByLabel('User Name').fill(username);
      await form.getByRole('button', { name: 'Terminate user' }).click();
      return { ...(await question(page)), typed: [[page.locator('form input').first(), username]] };
    },
  },
];
