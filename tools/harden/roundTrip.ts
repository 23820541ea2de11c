import { askJson, askPatiently, signedIn, type Target } from '../server/target.ts';
import type { Tally } from './section.ts';

type Row = Readonly<Record<string, unknown>>;

/** Resources with text fields: where they are listed and saved, and which of their rows is used. */
const resources: readonly {
  list: string;
  save: string;
  key: string;
  is: (row: Row) => boolean;
  fields: string[];
}[] = [
  {
    list: '/api/user',
    save: '/api/user/{key}',
    key: 'userId',
    is: ({ username }) => username !== 'demo.admin',
    fields: ['comment', 'department'],
  },
  { list: '/api/page', save: '/api/page', key: 'pageId', is: () => true, fields: ['toolTip', 'pageName'] },
  {
    list: '/api/defaultvalue',
    save: '/api/defaultvalue',
    key: 'defaultKey',
    is: ({ defaultKey }) => defaultKey === 'ReportFootnote',
    fields: ['defaultHelpText', 'defaultValue1'],
  },
  {
    list: '/api/SourceCode?skip=0&take=0',
    save: '/api/sourcecode',
    key: 'source',
    is: () => true,
    fields: ['additionalInfo'],
  },
];

/** Stores each text in each field and reads it back: it is refused, or unchanged but for blanks at its ends. */
export async function storeTexts({ server }: Target, tally: Tally, texts: readonly string[]): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const rowsOf = (path: string) => askJson<Row[]>(server, { method: 'GET', path, headers });
  for (const { list, save, key, is, fields } of resources) {
    const row = (await rowsOf(list)).find(is);
    if (!row) throw new Error(`${list} has no row to use.`);
    const path = save.replace('{key}', String(row[key]));
    for (const field of fields) {
      let stored = 0;
      for (const text of texts) {
        const answer = await askPatiently(server, {
          method: 'PUT',
          path,
          headers,
          body: { ...row, [field]: text },
        });
        if (answer.status === 400) continue;
        stored += Number(answer.status < 300);
        const found = (await rowsOf(list)).find((each) => each[key] === row[key])?.[field];
        tally.check(answer.status < 300 && (found === text || (found ?? '') === text.trim()), () => {
          const [sent, read] = [JSON.stringify(text), JSON.stringify(found)];
          return `${field}: ${sent} came back as ${read} (${answer.status} ${answer.text.slice(0, 200)})`;
        });
      }
      tally.check(stored > texts.length / 2, () => `${field} took only ${stored} of ${texts.length} texts.`);
    }
  }
}
