import type { BarcodePaths, GrantPaths, ProviderPaths } from '@portal/api-client';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, spyOn, within } from 'storybook/test';
import { queryClient } from '../api/queryClient.ts';
import { findScreen } from '../app/screens.ts';
import { cancelConfirmation } from '../state/confirmation.ts';
import { resetPreferences } from '../state/preferences.ts';
import { clearSession, storeSession } from '../state/session.ts';
import { providerResponses } from './api.ts';
import { faulty, faultTexts, type FaultyMethod } from './faults.ts';
import type { Fault } from './faultTitles.ts';
import type { PortalAt } from './PortalAt.tsx';
import { storyHome, storyPages, storyReport } from './portalFixtures.ts';
import { sessionOf, storySession, type StoryRoleName } from './storyRoles.ts';

/** Default export of stories in the whole portal. */
export type ScreenMeta = Meta<typeof PortalAt>;
export type Story = StoryObj<typeof PortalAt>;
export type Play = NonNullable<Story['play']>;

interface CallOfScreen {
  /** Below the base path, with its query. */
  address: string;
  /** The call whose outcome the states show, as the browser addresses it. */
  path: keyof ProviderPaths | `/barcode${keyof BarcodePaths}` | `/grant${keyof GrantPaths}`;
  /** Needed where the screen reads and saves at one path. Default: all methods. */
  method?: FaultyMethod;
  /** Default: the name of the screen at the address. `null`: it has none. */
  heading?: string | null;
  /** Of a dialog: opens it, over the page of the address. */
  openDialog?: () => void;
  /** Responses of the other calls of the screen, in every state. */
  others?: readonly RequestHandler[];
}

type FailureName = 'failed' | 'unauthorized' | 'forbidden' | 'expired';
/** Expectations for failures that are not shown as an alert with the known text. */
type FailuresShown = Partial<Record<FailureName, Play>>;

/** Data for all states of a screen. A state with its own response also has its own expectation. */
export interface ScreenOfStates<Given extends ResponseName = ResponseName> extends CallOfScreen {
  /** The response of the call, usually by `providerResponses`. */
  responses: Record<Given, RequestHandler>;
  shows: Record<NoInfer<Given>, Play> & FailuresShown & { loading?: Play };
}

type ResponseName = 'ready' | 'empty' | 'long';

/**
 * A screen's stories: one for each possible state, in the whole portal, each with its expectation. Role and fault
 * selected in the toolbar apply to all of them.
 *
 * @example
 * const states = screenStates({ address: '/Campaigns/OfferList', path: '/api/offer', responses: { ready }, shows });
 * export const Loading: Story = states.loading;
 */
export function screenStates<Given extends ResponseName>(
  screen: ScreenOfStates<Given>,
): Record<Given | 'loading' | FailureName, Story> {
  const { responses, shows }: AnyScreen = screen;
  const { ready, empty, long } = responses;
  const story = (state: Partial<State>) => storyOf(screen, { handler: ready, empty, ...state });
  const states: Record<ResponseName | 'loading' | FailureName, Story> = {
    ready: story({ show: showsHeading(screen, shows.ready) }),
    loading: story({ show: shows.loading, fault: 'endless' }),
    empty: story({ show: shows.empty, handler: empty }),
    long: story({ show: shows.long, handler: long }),
    failed: story({ show: shows.failed ?? says(faultTexts.failed), fault: 'failed' }),
    unauthorized: story({ show: shows.unauthorized ?? says(faultTexts.unauthorized), fault: 'unauthorized' }),
    forbidden: story({ show: shows.forbidden ?? says(faultTexts.forbidden), fault: 'forbidden' }),
    expired: story({ show: shows.expired ?? says(faultTexts.expired), expires: 'before' }),
  };
  return states;
}

/** A screen whose responses are not typed. */
interface AnyScreen {
  responses: Partial<Record<ResponseName, RequestHandler>>;
  shows: Partial<Record<ResponseName | 'loading' | FailureName, Play>>;
}

export interface FormOfStates extends CallOfScreen {
  /** The responses to the save. `long`: a rejection with many errors. */
  responses: Record<'saved' | 'refused' | 'long', RequestHandler>;
  /** Fills in the form and sends it. */
  fillIn: Play;
  send: Play;
  shows: Record<'ready' | 'saved' | 'saving' | 'refused' | 'long' | 'failed' | 'forbidden' | 'expired', Play>;
}

/** The stories of a form screen or a dialog: `ready` is as opened; in all others it has been filled in and sent. */
export function formStates(form: FormOfStates): Record<keyof FormOfStates['shows'], Story> {
  const { responses, shows, fillIn, send } = form;
  const story = (state: Partial<State>) =>
    storyOf(form, { handler: responses.saved, fillIn, send, ...state });
  return {
    ready: story({ fillIn: undefined, send: undefined, show: showsHeading(form, shows.ready) }),
    saved: story({ show: shows.saved }),
    saving: story({ show: shows.saving, fault: 'endless' }),
    refused: story({ show: shows.refused, handler: responses.refused }),
    long: story({ show: shows.long, handler: responses.long }),
    failed: story({ send: undefined, show: logs(form, shows.failed), fault: 'failed' }),
    forbidden: story({ show: shows.forbidden, fault: 'forbidden' }),
    expired: story({ show: shows.expired, expires: 'filledIn' }),
  };
}

/** Sends, and expects the failure in the console too, with path and status. */
function logs({ path, send }: FormOfStates, show: Play): Play {
  return async (context) => {
    const logged = spyOn(console, 'error');
    await send(context);
    await show(context);
    const entries = logged.mock.calls.map(String);
    await expect(entries.filter((entry) => entry.includes(`${path}: 500 `))).toHaveLength(1);
  };
}

interface State {
  /** The response of the call, and the one without rows for the toolbar. */
  handler: RequestHandler | undefined;
  empty: RequestHandler | undefined;
  fault: Fault;
  /** When the session expires: before the screen or dialog is opened, or after it has been filled in. */
  expires: 'never' | 'before' | 'filledIn';
  fillIn: Play | undefined;
  send: Play | undefined;
  show: Play | undefined;
}

function storyOf(screen: CallOfScreen, state: Partial<State>): Story {
  return {
    args: { address: screen.address },
    parameters: { layout: 'fullscreen' },
    beforeEach: (context) => setUp(context, screen, state),
    play: async (context) => {
      if (screen.openDialog) {
        await context.canvas.findByRole('link', { name: 'Home' });
        if (state.expires === 'before') storeSession(expired(storySession));
        screen.openDialog();
      }
      await state.fillIn?.(context);
      if (state.expires === 'filledIn') storeSession(expired(storySession));
      await state.send?.(context);
      await state.show?.(context);
    },
  };
}

function showsHeading(screen: CallOfScreen, show: Play | undefined): Play {
  const { address, openDialog, heading = findScreen(address)?.title } = screen;
  return async (context) => {
    await show?.(context);
    if (!heading || openDialog) return;
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
  };
}

function setUp(
  { msw, globals }: Pick<StoryContext, 'msw' | 'globals'>,
  { path, method, openDialog, others = [] }: CallOfScreen,
  { handler, empty, fault = 'none', expires }: Partial<State>,
) {
  queryClient.clear();
  // Reads are retried as in the portal, but without delay.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
  });
  const session = sessionOf(globals.role as StoryRoleName);
  if (session) storeSession(expires === 'before' && !openDialog ? expired(session) : session);
  else clearSession();
  const { token, expiration, user } = session ?? storySession;
  const chosen = globals.fault as Fault;
  const called = path.replaceAll(/\{(\w+)\}/g, ':$1');
  // The first handler of a call wins; one without a response passes it on.
  const handlers = [
    faulty(called, chosen, method),
    faulty(called, fault, method),
    chosen === 'empty' && empty,
    handler,
    ...others,
    providerResponses.get('/api/page', ({ response }) => response(200).json(storyPages)),
    providerResponses.get('/api/session', ({ response }) => response(200).json({ expiration, user })),
    providerResponses.get('/api/portalstatus', ({ response }) =>
      response(200).json({ status: 1, timeStamp: '2026-06-01T06:00:00' }),
    ),
    providerResponses.get('/api/home', ({ response }) => response(200).json(storyHome)),
    providerResponses.get('/api/favorite', ({ response }) => response(200).json([])),
    providerResponses.get('/api/savedview', ({ response }) => response(200).json([])),
    providerResponses.get('/api/search', ({ response }) => response(200).json([])),
    providerResponses.put('/api/recentplace', ({ response }) => response(200).json({ place: null })),
    providerResponses.get('/api/tableau', ({ response }) => response(200).json([storyReport])),
    providerResponses.post('/api/authentication/login', ({ response }) =>
      response(200).json({ token, expiration, user }),
    ),
    providerResponses.post('/api/authentication/logout', ({ response }) => response(204).empty()),
  ];
  msw.use(...handlers.filter((each) => !!each));
  return () => {
    cancelConfirmation();
    queryClient.clear();
    clearSession();
    resetPreferences();
  };
}

const expired = (session: typeof storySession) => ({ ...session, expiration: '2020-01-01T00:00:00Z' });

/** Expects a text as an error. The text of an expired session has two spaces, and is compared with them. */
function says(text: string): Play {
  return async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const alert = await page.findByRole('alert');
    await expect(alert.textContent).toContain(text);
  };
}
