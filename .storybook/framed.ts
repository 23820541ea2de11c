import { addons } from 'storybook/preview-api';

/** In the address of a story that is an example on a documentation page. */
export const framedParameter = 'framed';

// An example neither scrolls the page around its frame nor keeps the focus that it took while it was played.
if (new URLSearchParams(location.search).has(framedParameter)) {
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
