import { expect, type Page } from '@playwright/test';

export const review = 'Reports/MgpReview';
export const tableOf = (page: Page) => page.getByRole('table', { name: 'Applications', exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Opens the applicant in a row of the list. @returns the name */
export async function openRow(page: Page, row: number): Promise<string> {
  // Rows of the page before stay until the next ones are there.
  await expect(tableOf(page)).toHaveAttribute('aria-busy', 'false');
  const button = tableOf(page).getByRole('row').nth(row).getByRole('button');
  const name = await button.textContent();
  await button.click();
  await expect(heading(page, name ?? '')).toBeVisible();
  return name ?? '';
}

/** The id in the address. */
export const applicantIn = (page: Page) => new URL(page.url()).searchParams.get('applicant');
