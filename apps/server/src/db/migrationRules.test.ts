import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installationFolder, locate } from '../installation/resources.ts';

const squawk = path.join(installationFolder, 'node_modules/.bin/squawk');

/** The rules that a migration breaks (`.squawk.toml`, step `migrations` of `npm run check`). */
function findBrokenRules(migration: string): string[] {
  const { stdout, stderr } = spawnSync(squawk, ['--reporter', 'json'], {
    cwd: installationFolder,
    input: migration,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return [...new Set((JSON.parse(stdout) as { rule_name: string }[]).map((broken) => broken.rule_name))];
}

describe('a migration must not lock a table for long', () => {
  test.each([
    ['create index audit_ip on audit (ip)', 'require-concurrent-index-creation'],
    ['create unique index audit_ip on audit (ip)', 'require-concurrent-index-creation'],
    ['create index concurrently audit_ip on audit (ip)', 'prefer-robust-stmts'],
    ['drop index audit_time', 'require-concurrent-index-deletion'],
    ['reindex table audit', 'require-concurrent-reindex'],
    ['alter table audit alter column id type bigint', 'changing-column-type'],
    ['alter table audit add column key uuid not null default gen_random_uuid()', 'adding-field-with-default'],
    ['alter table audit add column at2 timestamptz default clock_timestamp()', 'adding-field-with-default'],
    [
      'alter table audit add column key text generated always as (lower(id)) stored',
      'adding-field-with-default',
    ],
    ['alter table audit alter column ip set not null', 'adding-not-nullable-field'],
    ['alter table audit add constraint ip check (ip > 1)', 'constraint-missing-not-valid'],
    [
      'alter table audit add constraint ip check (ip > 1) not valid; alter table audit validate constraint ip',
      'constraint-missing-not-valid',
    ],
    ['alter table audit add foreign key (ip) references users', 'adding-foreign-key-constraint'],
    ['alter table audit add column user2 bigint references users', 'adding-foreign-key-constraint'],
    ['alter table audit add unique (ip)', 'disallowed-unique-constraint'],
    ['alter table audit add primary key (ip)', 'adding-serial-primary-key-field'],
  ])('%s', (statements, rule) => {
    expect(findBrokenRules(`${statements};\n`)).toContain(rule);
  });
});

describe('a migration must not break servers of the previous version', () => {
  test.each([
    ['alter table audit add column ip text not null', 'adding-required-field'],
    ['alter table audit drop column ip', 'ban-drop-column'],
    ['alter table audit rename column ip to address', 'renaming-column'],
    ['alter table audit rename to trail', 'renaming-table'],
    ['drop table audit', 'ban-drop-table'],
  ])('%s', (statements, rule) => {
    expect(findBrokenRules(`${statements};\n`)).toContain(rule);
  });
});

test.each([
  'alter table audit add column ip text',
  "alter table audit add column kind text not null default 'x'",
  'alter table audit add column seen timestamptz not null default now()',
  'create table kinds (kind_id integer primary key, name text not null); create index kinds_name on kinds (name)',
  'create index concurrently if not exists audit_ip on audit (ip)',
  'drop index concurrently if exists audit_ip',
  'alter table audit add constraint ip check (ip > 1) not valid',
  'alter table audit validate constraint ip',
  '-- A few rows.\n-- squawk-ignore require-concurrent-index-creation\ncreate index roles_name on roles (rolename)',
])('%s is allowed', (statements) => {
  expect(findBrokenRules(`${statements};\n`)).toEqual([]);
});

/** Those that the rules apply to. */
const newMigrations = readdirSync(locate('migrations'))
  .filter((name) => name > '0036')
  .map((name) => ({ name, text: readFileSync(path.join(locate('migrations'), name), 'utf8') }));

// The statements of a block are not examined.
const hiddenStatement = /^do\b[^;]*\b(create (unique )?index|alter table)\b/ims;
/** An exception without a comment before it. */
const unexplainedException = /^(?!\s*--).*\n\s*-- squawk-ignore/m;

test('new migrations hide no statement in a block, and explain exceptions', () => {
  const planted = 'do $$ begin\n if true then\n create index audit_ip on audit (ip); end if; end $$;';
  expect(planted).toMatch(hiddenStatement);
  expect('select 1;\n-- squawk-ignore ban-drop-column\n').toMatch(unexplainedException);
  expect('-- Unused.\n-- squawk-ignore ban-drop-column\n').not.toMatch(unexplainedException);
  for (const { text } of newMigrations) {
    expect(text).not.toMatch(hiddenStatement);
    expect(text).not.toMatch(unexplainedException);
  }
});
