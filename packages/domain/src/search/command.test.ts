import { expect, test } from 'vitest';
import { parseCommands, parseKind, rankItems, type Command } from './command.ts';

const openKinds = ['mailer', 'source', 'offer', 'job', 'application'] as const;

const commands: Command[] = [
  { kind: 'user', label: 'Edit' },
  { kind: 'user', label: 'Terminate' },
  { kind: 'campaign', label: 'Edit' },
  { kind: 'campaign', label: 'Mailer summary' },
  ...openKinds.map((kind) => ({ kind, label: 'Open' })),
  { kind: 'page', label: 'Page roles' },
  ...(['page', 'startPage', 'dashboardPage'] as const).map((kind) => ({ kind, label: 'Delete' })),
  { kind: 'message', label: 'Show deliveries' },
];

test.each([
  { text: 'edit user jdoe', found: ['user Edit: jdoe'], why: 'the kind is named' },
  { text: 'edit 1118', found: ['user Edit: 1118', 'campaign Edit: 1118'], why: 'any kind' },
  {
    text: 'EDIT Campaign holiday baking',
    found: ['campaign Edit: holiday baking'],
    why: 'a name of two words',
  },
  { text: 'mailer summary 1118', found: ['campaign Mailer summary: 1118'], why: 'an action of two words' },
  { text: 'mailer sumary 1118', found: ['campaign Mailer summary: 1118'], why: 'a typo in the action' },
  { text: 'term jdoe', found: ['user Terminate: jdoe'], why: 'the start of an action' },
  ...['mailer', 'source', 'source code', 'offer', 'job', 'application'].map((kind) => ({
    text: `open ${kind} 7`,
    found: [`${kind.split(' ')[0]} Open: 7`],
    why: 'each kind has a name',
  })),
  {
    text: 'open source codes',
    found: ['source Open: codes'],
    why: 'the longest name of the kind is removed',
  },
  { text: 'page roles mailers', found: ['page Page roles: mailers'], why: 'an action that names the kind' },
  { text: 'delete page a', found: ['page Delete: a'], why: 'a page' },
  { text: 'delete web site page a', found: ['page Delete: a'], why: 'the title of its list' },
  { text: 'delete start page a', found: ['startPage Delete: a'], why: 'a start page' },
  { text: 'delete dashboard page a', found: ['dashboardPage Delete: a'], why: 'a dashboard page' },
  { text: 'delete dashboard a', found: ['dashboardPage Delete: a'], why: 'a dashboard' },
  { text: 'show deliveries message a', found: ['message Show deliveries: a'], why: 'a message' },
  { text: 'edit user', found: ['user Edit: '], why: 'a kind without an object' },
  { text: 'delete start page', found: ['startPage Delete: '], why: 'a kind of two words without an object' },
  { text: 'edit', found: [], why: 'the action alone' },
  { text: 'jdoe edit', found: [], why: 'the action comes first' },
  { text: '', found: [], why: 'nothing is typed' },
])('"$text": $why', ({ text, found }) => {
  const typed = parseCommands(text, commands);
  expect(typed.map(({ command, object }) => `${command.kind} ${command.label}: ${object}`)).toEqual(found);
});

test.each([
  { text: 'job 36', found: { kind: 'job', text: '36' }, why: 'a kind and an id' },
  { text: 'Source code WEB1', found: { kind: 'source', text: 'web1' }, why: 'a kind of two words' },
  { text: 'offer 20 percent', found: { kind: 'offer', text: '20 percent' }, why: 'an object of two words' },
  { text: 'job', found: null, why: 'the kind alone' },
  { text: 'jobs 36', found: null, why: 'no kind' },
])('"$text": $why', ({ text, found }) => expect(parseKind(text)).toEqual(found));

test('items are ranked, and equally good ones keep their order', () => {
  const items = ['Add Mailer', 'Mailers', 'Customers', 'Mail by month'];
  expect(rankItems('mail', items, (item) => [item])).toEqual(['Mailers', 'Mail by month', 'Add Mailer']);
});
