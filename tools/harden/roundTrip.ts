import { askJson, askPatiently, signedIn, type Target } from '../server/target.ts';
import type { Tally } from './section.ts';

type Row = Readonly<Record<string, unknown>>;

/** Text fields: where they are listed and saved, and the row that is used. */
const fields: readonly [list: string, save: string, key: string, row: number, field: string][] = [
  ['/api/user', '/api/user/{key}', 'userId', 3, 'comment'],
  ['/api/user', '/api/user/{key}', 'userId', 3, 'department'],
  ['/api/page', '/api/page', 'pageId', 0, 'toolTip'],
  ['/api/page', '/api/page', 'pageId', 0, 'pageName'],
  ['/api/SourceCode?skip=0&take=0', '/api/sourcecode', 'source', 0, 'additionalInfo'],
];

/** Stores each text in each field and reads it back: it is refused, or unchanged but for blanks at its ends. */
export async function storeTexts({ server }: Target, tally: Tally, texts: readonly string[]): Promise<void> {
  const headers = await signedIn(server, 'demo.admin');
  const rowsOf = (path: string) => askJson<Row[]>(server, { method: 'GET', path, headers });
  for (const [list, save, key, index, field] of fields) {
    const row = (await rowsOf(list))[index] ?? {};
    const path = save.replace('{key}', String(row[key]));
    let stored = 0;
    for (const text of texts) {
      const body = { ...row, [field]: text };
      const answer = await askPatiently(server, { method: 'PUT', path, headers, body });
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
