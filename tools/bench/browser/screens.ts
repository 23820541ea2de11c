import type { Locator, Page } from 'playwright';

export const listPath = 'Campaigns/MailerList?saleBeginAfter=2020-01-01';
export const firstRow = 'tbody th[scope=row]';

/** Screens by path, with a selector for their loaded data. */
export const screens: Readonly<Record<string, string>> = {
  [listPath]: firstRow,
  'Campaigns/CampaignUpdate': firstRow,
  'Campaigns/SourceList': firstRow,
  'Campaigns/OfferList': firstRow,
  'Campaigns/CouponLoadStatus': firstRow,
  'Campaigns/Bmt': 'main input',
  'Reports/MailSumm': 'main form',
  'Reports/SignupStatistics': firstRow,
  'Reports/CampaignSummary': firstRow,
  'Reports/CustomerChannel': firstRow,
  'Reports/MgpReview': firstRow,
  'Admin/UserMaint': firstRow,
  'Admin/Pages': firstRow,
  'Admin/ViewPageUsers': 'main [role=tree]',
  // A table, then a grid.
  'Admin/DefaultValues': `${firstRow}, [role=row][data-id]`,
  'Admin/Audit': firstRow,
};

/** Interactions for every screen that has the element, and how to undo them for the next round. */
export interface Interaction {
  name: string;
  target: (page: Page) => Locator;
  /** Default: a click. */
  act?: (target: Locator) => Promise<unknown>;
  undo?: (page: Page) => Promise<unknown>;
}

export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true });
const pressed = (key: string) => (page: Page) => page.keyboard.press(key);

export const interactions: readonly Interaction[] = [
  {
    name: 'a key in a filter',
    target: (page) => page.locator('main').locator('input[type=text], input[type=search], input:not([type])'),
    act: (target) => target.press('a'),
    undo: pressed('Backspace'),
  },
  {
    name: 'sorting by a heading',
    target: (page) => page.locator('main thead th button'),
    act: (target) => target.press('Enter'),
  },
  {
    name: 'sorting by the list',
    target: (page) => page.getByLabel('Sort by'),
    act: (target) => target.press('ArrowDown'),
    undo: pressed('ArrowUp'),
  },
  {
    name: 'the next page',
    target: (page) => page.getByRole('button', { name: 'Next', disabled: false }),
    undo: (page) => page.getByRole('button', { name: 'Previous' }).click(),
  },
  {
    name: 'selecting a row',
    target: (page) => page.locator('main tbody input[type=checkbox]'),
    undo: (page) => page.locator('main tbody input[type=checkbox]').first().click(),
  },
  {
    name: 'a dialog',
    target: (page) => page.locator('main').getByRole('button', { name: /^(add|new) /i, disabled: false }),
    undo: pressed('Escape'),
  },
  {
    name: 'the user menu',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Ada Demo' }),
    undo: pressed('Escape'),
  },
  { name: 'another screen', target: (page) => menuLink(page, 'Home'), undo: (page) => page.goBack() },
];
