import { dialog } from '../administration.ts';
import { apiLogin, expect, openAs } from '../fixtures.ts';
import { click, freshDigits, freshName, gone, marketing, typed, type WritingForm } from './WritingForm.ts';

const newCampaign = () => {
  const first = `9${freshDigits(5)}`;
  return {
    'Campaign Name': freshName('Campaign '),
    'Sale Begin Date': '20270110',
    'Sale End Date': '20270120',
    'Mailer Code 1 Start': first,
    'Mailer Code 1 End': first,
  };
};

export const campaignForms: WritingForm[] = [
  {
    name: 'add campaign',
    calls: ['POST /api/campaign', 'PATCH /api/campaign/{id}'],
    async open(page) {
      await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate');
      await page.getByRole('button', { name: 'Add Campaign' }).click();
      const box = dialog(page, 'Add Campaign');
      return {
        ...marketing,
        typed: await typed(box, newCampaign()),
        send: click(box, 'Save'),
        done: () => expect(page.getByText('The campaign has been saved.')).toBeVisible(),
      };
    },
  },
  {
    name: 'edit campaign',
    calls: ['PUT /api/campaign'],
    async open(page) {
      await openAs(page, 'demo.marketing', 'Campaigns/CampaignUpdate?dialog=editCampaign&record=1110');
      const box = dialog(page, 'Edit Campaign 1110');
      return {
        ...marketing,
        typed: await typed(box, { 'Version Id': freshName('v'), 'Long Description': 'Typed with care' }),
        send: click(box, 'Save'),
        done: gone(box),
      };
    },
  },
  {
    name: 'add mailer',
    calls: ['POST /api/MailerAdd'],
    async open(page) {
      await openAs(page, 'demo.marketing', 'Campaigns/MailerAdd');
      const form = page.getByRole('form', { name: 'Add Mailer' });
      return {
        ...marketing,
        typed: await typed(form, {
          'Mailer Code': `F${freshDigits(5)}`,
          'Sale Begin Date': '20260918',
          'Sale End Date': '20260928',
          Description: 'Typed with care',
        }),
        send: click(form, 'Add Mailer'),
        done: () => expect(form.getByText('Success', { exact: true })).toBeVisible(),
      };
    },
  },
  {
    name: 'add source code',
    calls: ['POST /api/sourcecode'],
    async open(page) {
      await openAs(page, 'demo.marketing', 'Campaigns/SourceList');
      await page.getByRole('button', { name: 'Add Source' }).click();
      const box = dialog(page, 'Add Source');
      return {
        ...marketing,
        typed: await typed(box, { 'Source Code': `0${freshDigits(5)}`, Description: 'Typed with care' }),
        send: click(box, 'Save'),
        done: gone(box),
      };
    },
  },
  {
    name: 'edit source code',
    calls: ['PUT /api/sourcecode'],
    async open(page, request) {
      const source = `0${freshDigits(5)}`;
      const headers = await apiLogin('demo.marketing');
      const data = { source, description: 'Before', additionalInfo: '' };
      const response = await request.post('/api/sourcecode', { headers, data });
      expect(response.ok(), await response.text()).toBe(true);
      await openAs(page, 'demo.marketing', `Campaigns/SourceList?dialog=editSource&record=${source}`);
      const box = dialog(page, 'Edit Source');
      return {
        ...marketing,
        typed: await typed(box, { Description: 'Typed with care' }),
        send: click(box, 'Save'),
        done: gone(box),
      };
    },
  },
];
