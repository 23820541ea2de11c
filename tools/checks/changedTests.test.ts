import { expect, test } from 'vitest';
import { readImporters, withImporters } from './importGraph.ts';
import { testsAffectedBy } from './changedTests.ts';

const importers = readImporters();
const affectedBy = (file: string) => testsAffectedBy([file], importers);

test('a rule affects its own test, the story of its form and the journey of the screen that uses it', () => {
  const { tests, stories, journeys } = affectedBy('packages/domain/src/mailers/mailerRules.ts');
  expect(tests).toContain('packages/domain/src/mailers/mailerRules.test.ts');
  expect(stories).toContain('packages/ui/src/campaigns/AddMailerForm/AddMailerForm.stories.tsx');
  expect(journeys).toContain('e2e/campaigns/mailerAdd.spec.ts');
});

test('a query affects the server tests and journeys of its operation through the contract', () => {
  const { tests, stories, journeys } = affectedBy('apps/server/src/services/provider/mailers/queries.ts');
  expect(tests).toContain('apps/server/src/services/provider/mailers/mailers.test.ts');
  expect(tests).not.toContain('apps/server/src/services/provider/roles/roles.test.ts');
  expect(stories).toEqual([]);
  expect(journeys).toContain('e2e/campaigns/mailerSearch.spec.ts');
  expect(journeys).not.toContain('e2e/administration/roles.spec.ts');
});

test('a component affects stories that import its name from a barrel, not all users of the barrel', () => {
  const affected = withImporters(['packages/ui/src/tables/PagingBar/PagingBar.tsx'], importers);
  expect([...affected]).toContain('packages/ui/src/tables/PagingBar/PagingBar.stories.tsx');
  expect([...affected]).toContain('apps/portal/src/screens/campaigns/MailerList/MailerListScreen.tsx');
  expect([...affected]).not.toContain('packages/ui/src/account/LoginForm/LoginForm.stories.tsx');
  const { journeys } = affectedBy('packages/ui/src/feedback/StatusBadge/StatusBadge.tsx');
  expect(journeys).toContain('e2e/barcode/drafts.spec.ts');
  expect(journeys).not.toContain('e2e/campaigns/campaigns.spec.ts');
});

test('a dialog affects the journeys of the screens of its area', () => {
  const { journeys } = affectedBy('packages/ui/src/campaigns/CampaignModal/CampaignModal.tsx');
  expect(journeys).toContain('e2e/campaigns/campaigns.spec.ts');
  expect(journeys).not.toContain('e2e/grants/grants.spec.ts');
});

test('what the screens of many areas use affects the shortest journeys of three', () => {
  const { journeys } = affectedBy('packages/ui/src/tables/DataTable/DataTable.tsx');
  expect(new Set(journeys.map((file) => file.split('/')[1])).size).toBe(3);
  expect(journeys).toHaveLength(3);
});

test('a rule of signing in affects the journeys named after it and its server tests, not those of other parts', () => {
  const { tests, journeys } = affectedBy('apps/server/src/services/provider/authentication/loginLimits.ts');
  expect(tests).toContain('apps/server/src/services/provider/authentication/authentication.test.ts');
  expect(tests).toContain('apps/server/src/gateway/provider/session.test.ts');
  expect(tests).not.toContain('apps/server/src/plugins/health.test.ts');
  expect(journeys).toContain('e2e/login.spec.ts');
  expect(journeys).not.toContain('e2e/grants/grants.spec.ts');
});
