import { STORY_ERRORED, STORY_FINISHED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** In the address of a story that is an example on a documentation page. */
export const framedParameter = 'framed';

/** Whether this document is such an example. */
export const isFramed = new URLSearchParams(location.search).has(framedParameter);

/** Examples of a page are rendered and played one after the other: they would take the focus from one another. */
export async function inTurn(): Promise<void> {
  if (!isFramed) return;
  const channel = await addons.ready();
  const finished = new Promise<void>((resolve) => {
    for (const event of [STORY_FINISHED, STORY_ERRORED, STORY_THREW_EXCEPTION])
      channel.once(event, () => resolve());
  });
  await new Promise<void>((start) => {
    void navigator.locks.request('example', () => {
      start();
      return finished;
    });
  });
}

// An example neither scrolls the page around its frame nor keeps the focus that it took while it was played.
if (isFramed) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  // Another example, or the page, has taken the focus of the window: to this example, nothing has been left.
  for (const type of ['blur', 'focusout', 'focus', 'focusin'])
    window.addEventListener(type, (event) => document.hasFocus() || event.stopImmediatePropagation(), true);
  void addons.ready().then((channel) =>
    channel.on('storyRendered', () => {
      if (document.hasFocus()) window.parent.focus();
    }),
  );
}
