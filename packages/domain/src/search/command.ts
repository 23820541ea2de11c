import { type RecordKind, recordKinds } from '../places/place.ts';
import { matchText, splitWords } from './matchText.ts';

/** What has actions: records, and what administrators edit in lists. */
export type CommandKind = RecordKind | 'page' | 'startPage' | 'dashboardPage' | 'message';

/** An action on something of a kind, as the row menus offer it. */
export interface Command {
  kind: CommandKind;
  /** Of the row menu: `Edit`, `Mailer summary`. */
  label: string;
}

export interface TypedCommand<Some extends Command> {
  command: Some;
  /** What was typed after it: id, code or name; empty if only the kind was named. */
  object: string;
}

/** What each kind may be called between action and name; `user` in `edit user jdoe`. */
const kindWords: Record<CommandKind, readonly string[]> = {
  campaign: ['campaign'],
  mailer: ['mailer'],
  source: ['source', 'source code'],
  offer: ['offer'],
  job: ['job'],
  application: ['application'],
  user: ['user'],
  page: ['page', 'web site page'],
  startPage: ['start page'],
  dashboardPage: ['dashboard', 'dashboard page'],
  message: ['message'],
};

/**
 * The commands that a text begins with, followed by a kind or an object: `edit user jdoe`, `mailer summary 1118`. The action
 * may have typos. Naming a kind excludes the commands of other kinds.
 */
export function parseCommands<Some extends Command>(
  text: string,
  commands: readonly Some[],
): TypedCommand<Some>[] {
  const words = splitWords(text);
  const found = commands.flatMap((command) => {
    const count = splitWords(command.label).length;
    if (words.length <= count || matchText(words.slice(0, count).join(' '), [command.label]) === null)
      return [];
    return [{ command, ...removeKind(command.kind, words.slice(count)) }];
  });
  const named = found.filter(({ namesKind }) => namesKind);
  return (named.length > 0 ? named : found).map(({ command, rest }) => ({ command, object: rest.join(' ') }));
}

/** The kind that a text begins with, and what follows it: `job 36`. */
export function parseKind(text: string): { kind: RecordKind; text: string } | null {
  const words = splitWords(text);
  for (const kind of recordKinds) {
    const { rest, namesKind } = removeKind(kind, words);
    if (namesKind && rest.length > 0) return { kind, text: rest.join(' ') };
  }
  return null;
}

/** The longest name of the kind is removed. */
function removeKind(kind: CommandKind, words: readonly string[]): { rest: string[]; namesKind: boolean } {
  const name = kindWords[kind]
    .map((each) => each.split(' '))
    .toSorted((one, other) => other.length - one.length)
    .find((each) => each.every((word, index) => words[index] === word));
  return { rest: words.slice(name?.length ?? 0), namesKind: name !== undefined };
}

/** The items that match a text, the best first; equally good ones keep their order. */
export function rankItems<Item>(
  text: string,
  items: readonly Item[],
  getTexts: (item: Item) => readonly string[],
): Item[] {
  return items
    .flatMap((item) => {
      const rank = matchText(text, getTexts(item));
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
