import type { ReadFile, Scaffold } from './scaffold.ts';
import {
  camel,
  checkAbsent,
  checkCamel,
  checkPascal,
  existing,
  insertBefore,
  pascalOf,
  wordsOf,
} from './words.ts';

const screensFile = 'apps/portal/src/app/screens.ts';
const pagesFile = 'apps/server/src/db/demo-data/pages.ts';

/** A screen with its stories in all states, its route, its page in the demo data and a journey to it. */
export function screenFiles(read: ReadFile, area: string, name: string): Scaffold {
  checkCamel(area);
  checkPascal(name);
  const folder = `apps/portal/src/screens/${area}/${name}`;
  const journey = `e2e/${camel(name)}.spec.ts`;
  const path = `/${pascalOf(area)}/${name}`;
  const title = wordsOf(name);
  for (const file of [`${folder}/${name}Screen.tsx`, journey]) checkAbsent(read, file);

  return {
    files: {
      [`${folder}/${name}Screen.tsx`]: screenOf(name, title),
      [`${folder}/${name}Screen.stories.tsx`]: storiesOf(area, name, path, title),
      [journey]: journeyOf(path, title),
      [pagesFile]: withPage(existing(read, pagesFile), area, path, title),
      ...routeFiles(read, area, routeOf(name, path, title)),
    },
    next: [
      `Ask for the data in ${folder}/${camel(name)}.ts (as MailerList/mailerList.ts does), name its call and its answers in the stories.`,
      `Say in ${pagesFile} who reaches the page, and in ${journey} what a user does there.`,
      `npm test -- stories "end to end"`,
    ],
  };
}

function screenOf(name: string, title: string): string {
  return `import { Page } from '@portal/ui/layout';

/** ${title}: say what it is for, and which part of the specification describes it. */
export function ${name}Screen() {
  return <Page title="${title}" />;
}
`;
}

function storiesOf(area: string, name: string, path: string, title: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { providerAnswers } from '../../../testing/api.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { storyPages } from '../../../testing/portalFixtures.ts';
import { screenStates } from '../../../testing/screenStates.ts';

const address = '${path}';
const pages = providerAnswers.get('/api/page', ({ response }) => response(200).json(storyPages));
const showsTitle: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: '${title}' });
};

const states = screenStates({
  address,
  path: '/api/page',
  answers: { ready: pages, empty: pages, long: pages },
  shows: { ready: showsTitle, empty: showsTitle, long: showsTitle },
});

const meta = {
  title: 'screens/${area}/${name}',
  component: PortalAt,
  args: { address },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof PortalAt>;

export const Ready: Story = states.ready;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const LongData: Story = states.long;
export const Failed: Story = states.failed;
export const Unauthorized: Story = states.unauthorized;
export const Forbidden: Story = states.forbidden;
export const Expired: Story = states.expired;
`;
}

function journeyOf(path: string, title: string): string {
  return `import { expect, openAs, test } from './fixtures.ts';

test('${title} is reached by its address and found in the menu', async ({ page }) => {
  await openAs(page, 'demo.admin', '${path.slice(1)}');
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: '${title}', exact: true })).toHaveAttribute('aria-current', 'page');
});
`;
}

function routeOf(name: string, path: string, title: string): string {
  return `  {
    path: '${path}',
    title: '${title}',
    load: async () => (await import('./${name}/${name}Screen.tsx')).${name}Screen,
  },
`;
}

/** The line of the route; with it, for an area without screens, the area's list and its place among the areas. */
function routeFiles(read: ReadFile, area: string, line: string): Record<string, string> {
  const routesFile = `apps/portal/src/screens/${area}/routes.ts`;
  const list = `${area}Screens`;
  const routes = read(routesFile);
  if (routes !== null) return { [routesFile]: insertBefore(routes, '];', line) };

  const screens = existing(read, screensFile);
  const imported = `import { ${list} } from '../screens/${area}/routes.ts';\n`;
  return {
    [routesFile]: `import type { Screen } from '../../app/screen.ts';\n\nexport const ${list}: readonly Screen[] = [\n${line}];\n`,
    [screensFile]: insertBefore(
      insertBefore(screens, "import type { Screen } from './screen.ts';", imported),
      '];',
      `  ...${list},\n`,
    ),
  };
}

/** The page in the group of its area; in a group of its own when there is none. */
function withPage(pages: string, area: string, path: string, title: string): string {
  const line = `{ name: '${title}', url: '${path}', roles: ['JAS'] },\n`;
  const group = pages.indexOf(`url: '/${pascalOf(area)}',`);
  if (group < 0) {
    const name = pascalOf(area);
    const newGroup = `  {\n    name: '${name}',\n    url: '/${name}',\n    icon: 'folder',\n    roles: ['JAS'],\n    pages: [${line.trim()}],\n  },\n`;
    const tree = pages.indexOf('\n];', pages.indexOf('const tree'));
    return `${pages.slice(0, tree + 1)}${newGroup}${pages.slice(tree + 1)}`;
  }
  const end = closingBracket(pages, pages.indexOf('pages: [', group) + 'pages: '.length);
  return `${pages.slice(0, end)}  ${line}    ${pages.slice(end)}`;
}

/** Where the bracket that opens at the place is closed. */
function closingBracket(text: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
