import { STORY_ERRORED, STORY_FINISHED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { flushSync } from 'react-dom';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { scrollInFrame, separateFocus } from './framedFocus.ts';

/** In the address of a story that is an example on a documentation page, which records no steps of `play`. */
export const framedAddress = 'instrument=false&framed';

/** Whether this document is such an example. */
export const isFramed = new URLSearchParams(location.search).has('framed');

async function finish(): Promise<void> {
  const channel = await addons.ready();
  await new Promise<void>((resolve) => {
    for (const event of [STORY_FINISHED, STORY_ERRORED, STORY_THREW_EXCEPTION])
      channel.once(event, () => resolve());
  });
}
const finished = isFramed ? finish() : Promise.resolve();

/** Examples of a page are rendered and played one after the other, so that a page opens no ten of them at once. */
export async function inTurn(): Promise<void> {
  if (!isFramed) return;
  await new Promise<void>((start) => {
    void navigator.locks.request('example', () => {
      start();
      return finished;
    });
  });
}

/**
 * What an event of `play` changes is rendered at once, as in tests, although the built React has no `act`. On a busy machine
 * a screen takes longer than the time limit of tests while the other examples of its page load.
 */
export function prepareToPlay(): void {
  if (isFramed) configure({ eventWrapper: (fire) => flushSync(fire), asyncUtilTimeout: 60_000 });
}

if (isFramed) {
  // No panel shows the actions of an example. Written out for one, an event contains all of its window.
  void addons.ready().then((channel) => Object.assign(channel, { transports: [] }));
  separateFocus(finished);
  Element.prototype.scrollIntoView = function scrollIntoViewInFrame() {
    scrollInFrame(this);
  };
}
