import { addUser, dialog } from '../administration.ts';
import { expect, openAs } from '../fixtures.ts';
import { tick } from './inPlace.ts';
import { admin, click, freshName, typed, type WritingForm } from './WritingForm.ts';

export const accessForms: WritingForm[] = [
  {
    name: 'add role',
    calls: ['POST /api/role'],
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/Roles');
      const name = freshName('Role');
      return {
        ...admin,
        typed: await typed(page.getByRole('main'), { 'New role': name }),
        send: click(page, 'Add role'),
        failure: page.getByRole('form', { name: 'Add role' }),
        done: () => expect(page.getByRole('option', { name })).toBeVisible(),
      };
    },
  },
  {
    name: 'add server role',
    calls: ['POST /api/serverrole'],
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/ServerRoles');
      const name = freshName('ServerRole');
      return {
        ...admin,
        typed: await typed(page.getByRole('main'), { 'New server role': name }),
        send: click(page, 'Add server role'),
        failure: page.getByRole('form', { name: 'Add server role' }),
        done: () => expect(page.getByRole('option', { name })).toBeVisible(),
      };
    },
  },
  ...[true, false].map((to): WritingForm => ({
    name: to ? 'give a role' : 'take a role',
    calls: [to ? 'POST /api/userrole' : 'DELETE /api/userrole'],
    async open(page, request) {
      const name = freshName('ticked.');
      await addUser(request, name, to ? [] : ['JAS']);
      await openAs(page, 'demo.admin', 'Admin/Roles?role=JAS');
      await page.getByLabel('Filter users').fill(name);
      return tick(page, page.getByRole('checkbox', { name }), { to, name });
    },
  })),
  {
    name: 'merge roles',
    calls: ['POST /api/userrole'],
    async open(page, request) {
      const name = freshName('merged.');
      await addUser(request, name, ['StatusMessage']);
      await openAs(page, 'demo.admin', `Admin/ViewUserAccess?user=${name}`);
      await page.getByRole('button', { name: 'Edit roles' }).click();
      const box = dialog(page, `Edit roles of ${name}`);
      const from = box.getByLabel('Copy roles from');
      await from.fill('demo.marketing');
      await expect(box.getByText('To be added: JAS', { exact: true })).toBeVisible();
      return {
        ...admin,
        typed: [[from, 'demo.marketing']],
        send: click(box, 'Merge Roles'),
        failure: box.getByRole('form', { name: 'Merge Roles' }),
        done: () => expect(box.getByText('Added: JAS.')).toBeVisible(),
      };
    },
  },
  ...(['POST', 'PUT', 'DELETE'] as const).map((method): WritingForm => ({
    name: { POST: 'give a company', PUT: 'let a company be altered', DELETE: 'take a company' }[method],
    calls: [`${method} /api/usercompanyaccess`],
    async open(page, request) {
      const name = freshName('company.');
      const headers = await addUser(request, name);
      if (method !== 'POST') {
        const data = { userName: name, companyAbbrev: 'PX_', mayAlter: 'N' };
        await request.post('/api/usercompanyaccess', { headers, data });
      }
      await openAs(page, 'demo.admin', `Admin/ViewUserAccess?user=${name}`);
      await page.getByRole('button', { name: 'Edit companies' }).click();
      const box = dialog(page, `Edit companies of ${name}`);
      const company = 'Pixel and Thread Studio';
      const label = method === 'PUT' ? `Can edit ${company}` : `Access to ${company}`;
      return tick(page, box.getByRole('checkbox', { name: label }), {
        to: method !== 'DELETE',
        name: company,
      });
    },
  })),
  {
    name: 'merge companies',
    calls: ['POST /api/usercompanyaccess'],
    async open(page, request) {
      const [giver, taker] = [freshName('giver.'), freshName('taker.')];
      const headers = await addUser(request, giver);
      await addUser(request, taker);
      await request.post('/api/usercompanyaccess', {
        headers,
        data: { userName: giver, companyAbbrev: 'JAS' },
      });
      await openAs(page, 'demo.admin', `Admin/ViewUserAccess?user=${taker}`);
      await page.getByRole('button', { name: 'Edit companies' }).click();
      const box = dialog(page, `Edit companies of ${taker}`);
      const from = box.getByLabel('Copy companies from');
      await from.fill(giver);
      await expect(box.getByText(/^To be added: JAS/)).toBeVisible();
      return {
        ...admin,
        typed: [[from, giver]],
        send: click(box, 'Merge Companies'),
        failure: box.getByRole('form', { name: 'Merge Companies' }),
        done: () => expect(box.getByText(/^Added: JAS/)).toBeVisible(),
      };
    },
  },
];
