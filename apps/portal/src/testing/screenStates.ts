import type { BarcodePaths, GrantPaths, ProviderPaths } from '@portal/api-client';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { queryClient } from '../api/queryClient.ts';
import { screenAt } from '../app/screens.ts';
import { forgetSession, keepSession } from '../state/session.ts';
import type { Session } from '../state/storedSession.ts';
import { providerAnswers } from './api.ts';
import { faulty, faultTexts, type Fault } from './faults.ts';
import type { PortalAt } from './PortalAt.tsx';
import { storyPage, storyPages, storyReport, storySession } from './portalFixtures.ts';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

/** What a screen is shown with in all its states. */
export interface ScreenOfStates {
  /** Below the base path, with its query. */
  address: string;
  /** The call whose outcome the states show, as the browser addresses it. */
  path: keyof ProviderPaths | `/barcode${keyof BarcodePaths}` | `/grant${keyof GrantPaths}`;
  /** How that call is answered, usually by `providerAnswers`; a state without an answer has that of `ready`. */
  answers: { ready?: RequestHandler; empty?: RequestHandler; long?: RequestHandler };
  /** How the other calls of the screen are answered, in every state. */
  others?: readonly RequestHandler[];
  /** For a screen whose call is a save: what the user does to fill it in and to send it. */
  save?: { fillIn: Play; send: Play };
  /** What is seen. Failures of a list need not be told: an alert with the known text. */
  shows: Partial<Record<StateName, Play>> & { ready: Play };
}

type StateName = 'ready' | 'loading' | 'empty' | 'long' | 'failed' | 'unauthorized' | 'forbidden' | 'expired';

/**
 * A screen's stories: one for each state it can be in, in the whole portal, each with what is to be seen in it. The
 * fault that is chosen in the toolbar is laid over the call of all of them.
 *
 * @example
 * const states = screenStates({ address: '/Campaigns/OfferList', path: '/api/offer', answers: { ready }, shows });
 * export const Loading: Story = states.loading;
 */
export function screenStates(screen: ScreenOfStates): Record<StateName, Story> {
  const { address, answers, shows, save } = screen;

  function story(show: Play | undefined, state: Partial<State> = {}): Story {
    const isExpired = state.isExpired ?? false;
    return {
      args: { address },
      beforeEach: (context) =>
        setUp(context, screen, {
          answer: state.answer ?? answers.ready,
          fault: state.fault ?? 'none',
          isExpired: isExpired && !save,
        }),
      play: async (context) => {
        await save?.fillIn(context);
        if (isExpired) keepSession(expiredSession);
        await save?.send(context);
        await show?.(context);
      },
    };
  }

  return {
    ready: story(shows.ready),
    loading: story(shows.loading, { fault: 'endless' }),
    empty: story(shows.empty, { answer: answers.empty }),
    long: story(shows.long, { answer: answers.long }),
    failed: story(shows.failed ?? says(faultTexts.failed), { fault: 'failed' }),
    unauthorized: story(shows.unauthorized ?? says(faultTexts.unauthorized), { fault: 'unauthorized' }),
    forbidden: story(shows.forbidden ?? says(faultTexts.forbidden), { fault: 'forbidden' }),
    expired: story(shows.expired ?? says(faultTexts.expired), { isExpired: true }),
  };
}

interface State {
  answer: RequestHandler | undefined;
  fault: Fault;
  /** Before the screen is opened, or before what was filled in is sent. */
  isExpired: boolean;
}

const expiredSession: Session = { ...storySession, expiration: '2020-01-01T00:00:00Z' };

function setUp(
  { msw, globals }: Pick<StoryContext, 'msw' | 'globals'>,
  { address, path, others = [] }: ScreenOfStates,
  { answer, fault, isExpired }: State,
) {
  queryClient.clear();
  keepSession(isExpired ? expiredSession : storySession);
  const called = path.replaceAll(/\{(\w+)\}/g, ':$1');
  // Of several that answer the same call the first counts; one that has no answer lets it go on.
  msw.use(
    faulty(called, globals.fault as Fault),
    faulty(called, fault),
    ...(answer ? [answer] : []),
    ...others,
    providerAnswers.get('/api/page', ({ response }) => response(200).json(pagesWith(address))),
    providerAnswers.get('/api/session', ({ response }) => {
      const { expiration, user } = storySession;
      return response(200).json({ expiration, user });
    }),
    providerAnswers.get('/api/portalstatus', ({ response }) =>
      response(200).json({ status: 1, timeStamp: '2026-06-01T06:00:00' }),
    ),
    providerAnswers.get('/api/tableau', ({ response }) => response(200).json([storyReport])),
    providerAnswers.post('/api/authentication/logout', ({ response }) => response(204).empty()),
  );
  return () => {
    queryClient.clear();
    forgetSession();
  };
}

/** The pages that every story knows, and that of its own screen. */
function pagesWith(address: string): typeof storyPages {
  const screen = screenAt(address);
  if (!screen || storyPages.some((page) => page.url === screen.path)) return storyPages;
  return [...storyPages, storyPage(99, { pageName: screen.title, url: screen.path })];
}

/** Expects a text as a failure. The text of an expired login has two spaces, which is how it is compared. */
function says(text: string): Play {
  return async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const alert = await page.findByRole('alert');
    await expect(alert.textContent).toContain(text);
  };
}
