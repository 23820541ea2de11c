import type { Route } from '@playwright/test';
import { expect, hasExtensions, openAs, test } from '../fixtures.ts';
import { applicantIn, openRow, review, tableOf } from './review.ts';

test('previous and next applicant move through the list across its pages', async ({ page }) => {
  await openAs(page, 'demo.marketing', review);
  await openRow(page, 1);
  const previous = page.getByRole('button', { name: 'Previous applicant' });
  const next = page.getByRole('button', { name: 'Next applicant' });
  await expect(next).toBeEnabled();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Return to List' }).click();

  await openRow(page, 15);
  const last = Number(applicantIn(page));
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect(page).toHaveURL(/page=2&applicant=/);
  const first = Number(applicantIn(page));
  expect(first).not.toBe(last);
  await expect(next).toBeFocused();
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(page.getByText('Page 2 of 20')).toBeVisible();
  await expect(tableOf(page).getByRole('rowheader').first()).toHaveText(String(first));
});

test('previous and next applicant follow the filtered list, also when reading takes applicants from it', async ({
  page,
}) => {
  test.skip(!hasExtensions, 'the service has no filters');
  await openAs(page, 'demo.marketing', `${review}?opened=no&dtBegin=`);
  await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');
  const ids = await tableOf(page).getByRole('rowheader').allTextContents();
  const [first = '', second = '', third = ''] = ids;
  const previous = page.getByRole('button', { name: 'Previous applicant' });
  const next = page.getByRole('button', { name: 'Next applicant' });
  const shows = (id: string) => expect(page).toHaveURL(new RegExp(`opened=no&applicant=${id}$`));
  const isNoted = () => page.waitForResponse(/api\/recentplace$/);

  const noted = isNoted();
  await openRow(page, 1);
  await noted;
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const id of [second, third]) {
    const alsoNoted = isNoted();
    await next.click();
    await shows(id);
    await alsoNoted;
  }
  await page.reload();
  for (const id of [second, first]) {
    await previous.click();
    await shows(id);
  }
  await next.click();
  await shows(second);

  const other = await page.context().newPage();
  await openAs(other, 'demo.marketing', page.url());
  await other.getByRole('button', { name: 'Next applicant' }).click();
  await expect(other).toHaveURL(new RegExp(`opened=no&applicant=${ids[3]}$`));
  await other.getByRole('button', { name: 'Return to List' }).click();
  await expect(other).toHaveURL(/MgpReview\?opened=no$/);
  await expect(tableOf(other).getByRole('rowheader', { name: first })).toHaveCount(0);
});

test('an applicant that was read is no longer listed as not opened, even if that is stored after the return', async ({
  page,
}) => {
  test.skip(!hasExtensions, 'the service has no filters');
  await openAs(page, 'demo.marketing', `${review}?opened=no&dtBegin=`);
  const id = (await tableOf(page).getByRole('rowheader').first().textContent()) ?? '';
  const noted = new Promise<Route>((resolve) => void page.route('**/api/recentplace', resolve));
  await openRow(page, 1);
  await expect(page).toHaveURL(new RegExp(`applicant=${id}$`));
  await page.getByRole('button', { name: 'Return to List' }).click();
  await expect(tableOf(page).getByRole('rowheader', { name: id })).toBeVisible();
  await (await noted).continue();
  await expect(tableOf(page).getByRole('rowheader', { name: id })).toHaveCount(0);
});

test('an applicant opened by id alone has previous and next too, by the position that the server returns', async ({
  page,
}) => {
  await openAs(page, 'demo.marketing', `${review}?applicant=1001`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  const previous = page.getByRole('button', { name: 'Previous applicant' });
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Next applicant' })).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect(page).toHaveURL(/page=20&applicant=1002$/);
});
