import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '../app/screens.ts';

/** Stories are named after their state, and so are their sources (`screenStates`, `formStates`). */
const stateNames = {
  Ready: 'ready',
  Loading: 'loading',
  Empty: 'empty',
  LongData: 'long',
  Failed: 'failed',
  Forbidden: 'forbidden',
  Expired: 'expired',
  Saved: 'saved',
  Saving: 'saving',
  Refused: 'refused',
} as const;
type StateName = keyof typeof stateNames;
type Reasons = Partial<Record<StateName, string>>;

const ofScreens: StateName[] = ['Ready', 'Loading', 'Empty', 'LongData', 'Failed', 'Forbidden', 'Expired'];
const ofSaves: StateName[] = ['Saved', 'Saving', 'Refused'];
/**
 * All states of a dialog that saves are stories of `@portal/ui`. Here are its calls: one that succeeds and one that
 * is rejected. Other failures are shown by the same code for all (`submitResult`), in all states of one dialog.
 */
const ofDialogs: Record<'reads' | 'saves' | 'savesInEveryState', StateName[]> = {
  reads: ['Ready', 'Loading', 'Failed', 'Forbidden', 'Expired'],
  saves: ['Saved', 'Refused'],
  savesInEveryState: ['Ready', 'Saved', 'Saving', 'Refused', 'Failed', 'Forbidden', 'Expired'],
};

const asksForNothing: Reasons = {
  Loading: 'what it shows came with the login; the frame around it: Home',
  Empty: 'it has no rows',
  LongData: 'long texts are stories of its form',
  Failed: 'it makes no request that could fail',
  Forbidden: 'it makes no request',
  Expired: 'it makes no request',
};
const isForm: Reasons = { Loading: 'it makes no request before it is sent', Empty: 'it has no rows' };

/** Impossible states of a screen, with the reason. */
const cannotBe: Record<string, Reasons> = {
  'account/Account': asksForNothing,
  'account/Email': asksForNothing,
  'account/Login': {
    ...asksForNothing,
    Failed: undefined,
    Saved: 'a login leads into the portal: SignedOut in screens/Toolbar',
    Refused: 'all failures have the same text: Failed',
  },
  'account/Password': isForm,
  'account/Profile': asksForNothing,
  'account/SecondFactor': { Empty: 'it is on or off' },
  'administration/AddTempUser': isForm,
  'administration/Pages': { Empty: 'its own page is among those it shows' },
  'administration/SiteAdmin': { Empty: 'there always is a status' },
  'campaigns/MailerAdd': isForm,
  'dialogs/Confirmation': { Refused: 'a question has no fields: Failed' },
  'dialogs/MailerSummaryHelpDialog': { ...asksForNothing, Ready: 'Help in screens/reports/MailerSummary' },
  'home/About': asksForNothing,
  'embedded-reports/ReportViewer': {
    Empty: 'what is in the frame is the reporting server’s',
    LongData: 'what is in the frame is the reporting server’s',
  },
};

const source = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** Names of the stories, by the title of their file. */
const stories = new Map<string, Set<string>>();
/** Dialogs whose stories save. */
const savingDialogs = new Set<string>();
/** Stories of one state that are made from another. */
const mistaken: string[] = [];
for (const path of globSync('**/*.stories.tsx', { cwd: source })) {
  const text = read(path);
  const title = /^(?:export default|const meta =) \{\s*title: '([^']+)'/m.exec(text)?.[1] ?? path;
  stories.set(title, new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)));
  if (/\bdialogStates\(|onConfirm:/.test(text)) savingDialogs.add(title);
  for (const [, name = '', made] of text.matchAll(/^export const (\w+): Story = \w+\.(\w+);/gm)) {
    if (Object.hasOwn(stateNames, name) && stateNames[name as StateName] !== made) {
      mistaken.push(`${title}: ${name} is made from ${made}`);
    }
  }
}

/** The screens by area and name, as the routes of the areas import them. */
const routed = globSync('screens/*/routes.ts', { cwd: source }).flatMap((path) =>
  [...read(path).matchAll(/import\('\.\/(\w+)\/\1Screen\.tsx'\)/g)].map(
    ([, name]) => `${path.split(/[/\\]/)[1]}/${name}`,
  ),
);
/** The dialogs, as the areas load them, and the question. */
const dialogs = globSync('screens/*/dialogs.ts', { cwd: source })
  .flatMap((path) => [...read(path).matchAll(/import\('\.\/(\w+)\//g)])
  .map(([, name]) => `dialogs/${name}`)
  .concat('dialogs/Confirmation');
/** What is shown at an address without a route of its own. */
const unrouted = ['account/Login', 'embedded-reports/ReportList', 'MenuPage', 'UnknownPath'];
const all = [...routed, ...unrouted];

function faults(title: string, states: readonly StateName[], reasons: Reasons = {}): string[] {
  const existing = stories.get(title) ?? new Set();
  const missing = states.filter((state) => !existing.has(state) && !reasons[state]);
  const needless = Object.entries(reasons).filter(([state, reason]) => reason && existing.has(state));
  return [
    ...missing.map((state) => `${title}: no story ${state}`),
    ...needless.map(([state]) => `${title}: has a story ${state}, which is listed as impossible`),
  ];
}

test('the routes import screens by name, so that none is overlooked', () => {
  expect(routed).toHaveLength(screens.length);
});

test('every screen has a story for each of its possible states', () => {
  const missing = all.flatMap((name) => {
    const title = `screens/${name}`;
    const saves = ofSaves.some((state) => stories.get(title)?.has(state));
    return faults(title, saves ? [...ofScreens, ...ofSaves] : ofScreens, cannotBe[name]);
  });
  expect(missing).toEqual([]);
});

test('impossible states are listed for existing screens and dialogs only', () => {
  const names = new Set([...all, ...dialogs]);
  expect(Object.keys(cannotBe).filter((name) => !names.has(name))).toEqual([]);
});

test('every dialog has the stories required for its kind', () => {
  const missing = dialogs.flatMap((title) => {
    const kind = savingDialogs.has(title) ? 'saves' : 'reads';
    const states = title === 'dialogs/CampaignDialog' ? ofDialogs.savesInEveryState : ofDialogs[kind];
    return faults(title, states, cannotBe[title]);
  });
  expect(new Set(missing)).toEqual(new Set());
});

test('a story named after a state shows that state', () => {
  expect(mistaken).toEqual([]);
});
