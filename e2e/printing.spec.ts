import { expect, openAs, test } from './fixtures.ts';
import { printPages } from './printedPages.ts';

/** 10 mm in points. */
const margin = 28;

test('a list is printed with headings, title, time and number on each page, all rows and unbroken times', async ({
  page,
}) => {
  await openAs(page, 'demo.admin', 'Admin/UserMaint');
  const users = page.getByText(/^\d+ users$/);
  await expect(users).toBeVisible();
  const count = Number.parseInt(await users.innerText());
  const pages = await printPages(page);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, { lines, width, rightmost }] of pages.entries()) {
    const footer = `Page ${index + 1} of ${pages.length}`;
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^User MaintenancePrinted 2026-06-15 \\d\\d:\\d\\d EDT${footer}$`)),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^User Name.*CompanyDepartment$/));
    expect(rightmost).toBeLessThan(width - margin);
  }
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => /(Yes|No)(?![a-z])/.test(line)));
  expect(rows).toHaveLength(count);
  const days = pages.flatMap(({ lines }) => lines.join('\n').match(/\d{4}-\d\d-\d\d/g) ?? []);
  const times = pages.flatMap(({ lines }) => lines.join('\n').match(/\d{4}-\d\d-\d\d \d\d:\d\d/g) ?? []);
  expect(times.length).toBeGreaterThan(count);
  expect(times).toHaveLength(days.length);
});

test('filters of columns are printed with the rows they leave', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/UserMaint?filter.company=Quilt');
  await expect(page.getByRole('button', { name: 'Remove filter Company contains Quilt' })).toBeVisible();
  const [first] = await printPages(page);
  expect(first?.lines).toContain('Company contains Quilt');
});

test('a table that is edited in place is printed with all texts and without controls', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/DashboardPages');
  await expect(page.getByRole('grid', { name: 'Dashboard pages' })).toBeVisible();
  const [printed, ...further] = await printPages(page);
  expect(further).toEqual([]);
  const text = printed?.lines.join('\n') ?? '';
  expect(text).toContain('Frame TitleURLFrame HeightRoles\n');
  expect(text.replaceAll('\n', '')).toContain('https://status.coleman.example/');
  expect(text).not.toContain('…');
});

test('while no role is selected, the roles are printed with their counts', async ({ page }) => {
  await openAs(page, 'demo.admin', 'Admin/Roles');
  await expect(page.getByRole('rowheader', { name: 'StatusMessage' })).toBeVisible();
  const [printed] = await printPages(page);
  expect(printed?.lines).toEqual(
    expect.arrayContaining([expect.stringMatching(/^JAS/), expect.stringMatching(/^StatusMessage/)]),
  );
  expect(printed?.lines.join('\n')).not.toMatch(/Select a role|Add role/);
});
