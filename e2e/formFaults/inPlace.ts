import type { Locator, Page } from '@playwright/test';
import { cell, row, state, typeInto } from '../editedTables.ts';
import { expect } from '../fixtures.ts';
import { admin, click, type Opened } from './WritingForm.ts';

/** A cell that is typed over, in a table edited in place. */
export async function editInPlace(page: Page, [name, heading]: readonly [string, string], text: string) {
  const edited = await cell(page, name, heading);
  const rowState = await state(page, name);
  return {
    ...admin,
    send: () => typeInto(page, [name, heading], text),
    sendAgain: click(page, `Retry ${name}`),
    failure: row(page, name),
    unchanged: () => expect(edited).toContainText(text),
    done: () => expect(rowState).toHaveText('Saved'),
  };
}

/** A check box that saves at once: on failure it is reverted. */
export async function tick(
  page: Page,
  box: Locator,
  { to, name }: { to: boolean; name: string },
): Promise<Opened> {
  await expect(box).toBeChecked({ checked: !to });
  return {
    ...admin,
    send: () => box.click(),
    sendAgain: click(page, `Retry ${name}`),
    unchanged: () => expect(box).toBeChecked({ checked: !to }),
    done: () => expect(box).toBeChecked({ checked: to }),
  };
}
