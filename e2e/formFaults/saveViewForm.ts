import { dialog } from '../administration.ts';
import { openScreen } from '../editedTables.ts';
import { admin, click, freshName, gone, typed, type WritingForm } from './WritingForm.ts';

/** What a list shows is saved under a name. */
export const saveViewForm: WritingForm = {
  name: 'save view',
  calls: ['POST /api/savedview'],
  async open(page) {
    await openScreen(page, 'Admin/Companies', 'Companies');
    await page.getByRole('main').getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    const box = dialog(page, 'Save view');
    return {
      ...admin,
      typed: await typed(box, { Name: freshName('View ') }),
      send: click(box, 'Save view'),
      done: gone(box),
    };
  },
};
