import { addedUser, dialog, newcomer } from '../administration.ts';
import { account, expect, expireLogin, openAs } from '../fixtures.ts';
import { admin, click, freshName, question, typed, type WritingForm } from './WritingForm.ts';

/** Whatever the reason is, but for too many attempts. */
const loginFailure = /^(invalid user name or password|Refused with 429)$/;

export const accountForms: WritingForm[] = [
  {
    name: 'login',
    calls: ['POST /api/authentication/login'],
    failureText: loginFailure,
    isLogin: true,
    async open(page) {
      await page.goto('');
      const { password } = account('demo.care');
      return {
        username: 'demo.care',
        typed: await typed(page.getByRole('main'), { 'User name': 'demo.care', Password: password }),
        send: click(page, 'Log in'),
        failure: page.getByText(loginFailure),
        done: () => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible(),
      };
    },
  },
  {
    name: 'login over the page',
    calls: ['POST /api/authentication/login'],
    failureText: loginFailure,
    isLogin: true,
    async open(page) {
      await openAs(page, 'demo.admin', 'Admin/SendMessage');
      const form = page.getByRole('form', { name: 'Send Message' });
      await expect(form.getByText(/^[\d,]+ recipients$/)).toBeVisible();
      await form.getByLabel('Message').fill('Typed before the login was over');
      await expireLogin(page);
      await form.getByRole('button', { name: 'Send message' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const login = dialog(page, 'Log in');
      await expect(login).toBeVisible();
      return {
        ...admin,
        typed: [
          ...(await typed(login, { Password: account('demo.admin').password })),
          [page.locator('textarea').first(), 'Typed before the login was over'],
        ],
        send: click(login, 'Log in'),
        failure: login.getByText(loginFailure),
        done: () => expect(form.getByText('Message sent')).toBeVisible(),
      };
    },
  },
  {
    name: 'change password',
    calls: ['POST /api/user/changePassword'],
    async open(page, request) {
      const { username } = await addedUser(request, freshName('password.'));
      await page.goto('account/password');
      const login = page.getByRole('main');
      await typed(login, { 'User name': username, Password: newcomer.Password });
      await login.getByRole('button', { name: 'Log in' }).click();
      const next = 'Quilted-Lamp-88';
      return {
        username,
        password: newcomer.Password,
        typed: await typed(page.getByRole('main'), {
          'Current Password': newcomer.Password,
          'New Password': next,
          'Confirm Password': next,
        }),
        send: click(page, 'Change password'),
        done: () => expect(page.getByText(/^Password changed\./)).toBeVisible(),
      };
    },
  },
  {
    name: 'log out everywhere',
    calls: ['POST /api/authentication/logout'],
    isLogin: true,
    async open(page) {
      await openAs(page, 'demo.care', 'Home');
      await page.getByRole('banner').getByRole('button', { name: /Demo$/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
      const box = page.getByRole('alertdialog');
      return { ...(await question(page)), username: 'demo.care', send: click(box, 'Sign out everywhere') };
    },
  },
];
