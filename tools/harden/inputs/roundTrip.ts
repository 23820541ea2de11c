import type { Tally } from '../section.ts';
import { askPatiently, signedIn, type Answer, type Target } from '../target.ts';

/** A field that keeps a text: how it is saved, and what a list answers of it. */
interface KeptField {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  body: (text: string) => object;
  /** Where it is read back. */
  list: string;
  read: (answer: unknown) => unknown;
}

/** Stores each text in fields of every kind, and reads it back: what was taken has not changed, but for blanks at its ends. */
export async function keepTexts(target: Target, tally: Tally, texts: readonly string[]): Promise<void> {
  const headers = await signedIn(target.server, 'demo.admin');
  const json = async (path: string) =>
    JSON.parse((await askPatiently(target.server, { method: 'GET', path, headers })).text) as unknown;
  for (const field of await fieldsOf(json)) {
    let taken = 0;
    let refusal = '';
    for (const text of texts) {
      const { method, path } = field;
      const body = JSON.stringify(field.body(text));
      const answer = await askPatiently(target.server, { method, path, headers, body });
      if (answer.status === 400) {
        refusal = answer.text;
        continue;
      }
      const kept = answer.status < 300 ? field.read(await json(field.list)) : `${answer.status}`;
      taken += Number(isSuccess(answer));
      tally.check(kept === text || (kept ?? '') === text.trim(), () => {
        return `${field.name}: ${JSON.stringify(text)} came back as ${JSON.stringify(kept)} (${answer.text.slice(0, 200)})`;
      });
    }
    tally.check(taken > texts.length / 2, () => {
      return `${field.name} took ${taken} of ${texts.length} texts only: ${refusal}`;
    });
  }
}

function isSuccess({ status }: Answer): boolean {
  return status < 300;
}

type Rows = readonly Record<string, unknown>[];

async function fieldsOf(json: (path: string) => Promise<unknown>): Promise<KeptField[]> {
  const [page] = (await json('/api/page')) as Rows;
  const values = (await json('/api/defaultvalue')) as Rows;
  const value = values.find(({ defaultKey }) => defaultKey === 'ReportFootnote');
  const users = (await json('/api/user')) as Rows;
  const user = users.find(({ username }) => username !== 'demo.admin');
  const [source] = (await json('/api/SourceCode?skip=0&take=1')) as Rows;
  const own = (rows: unknown, key: string, id: unknown) => (rows as Rows).find((row) => row[key] === id);
  const userField = (name: string): KeptField => ({
    name: `user.${name}`,
    method: 'PUT',
    path: `/api/user/${user?.userId}`,
    body: (text) => ({ ...user, [name]: text }),
    list: '/api/user',
    read: (rows) => own(rows, 'userId', user?.userId)?.[name],
  });
  const pageField = (name: string): KeptField => ({
    name: `page.${name}`,
    method: 'PUT',
    path: '/api/page',
    body: (text) => ({ ...page, [name]: text }),
    list: '/api/page',
    read: (rows) => own(rows, 'pageId', page?.pageId)?.[name],
  });
  const valueField = (name: string): KeptField => ({
    name: `default value.${name}`,
    method: 'PUT',
    path: '/api/defaultvalue',
    body: (text) => ({ ...value, [name]: text }),
    list: '/api/defaultvalue',
    read: (rows) => own(rows, 'defaultKey', value?.defaultKey)?.[name],
  });
  return [
    userField('comment'),
    userField('department'),
    pageField('toolTip'),
    pageField('pageName'),
    valueField('defaultHelpText'),
    valueField('defaultValue1'),
    {
      name: 'source code.additionalInfo',
      method: 'PUT',
      path: '/api/sourcecode',
      body: (additionalInfo) => ({ ...source, additionalInfo }),
      list: '/api/SourceCode?skip=0&take=0',
      read: (rows) => own(rows, 'source', source?.source)?.additionalInfo,
    },
  ];
}
