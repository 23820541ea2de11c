/**
 * Gives an example a focus of its own, as in jsdom: a real one is the window's, and would be taken from its user and
 * from other examples. Until the user clicks into the example or, when it has been played, moves the focus there.
 */
export function separateFocus(played: Promise<void>): void {
  let isPlayed = false;
  let isUsed = false;
  let focused: Element | null = null;
  void (async () => {
    await played;
    isPlayed = true;
  })();

  const { focus: takeFocus, blur: takeBlur, matches } = HTMLElement.prototype;
  const { hasFocus, execCommand } = Document.prototype;
  const { get: getActive } = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement') ?? {};

  const dispatch = (target: Element | null, types: readonly string[], relatedTarget: Element | null) => {
    for (const type of types) {
      const bubbles = type.startsWith('focus') && type !== 'focus';
      target?.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget, view: window }));
    }
  };
  const moveFocus = (next: Element | null, preventScroll = false) => {
    const previous = focused;
    if (previous === next) return;
    focused = null;
    dispatch(previous, ['blur', 'focusout'], next);
    // Unless a handler has moved it elsewhere.
    if (focused !== null) return;
    focused = next;
    if (!preventScroll) next?.scrollIntoView();
    dispatch(next, ['focus', 'focusin'], previous);
  };
  const use = () => {
    if (isUsed) return;
    moveFocus(null);
    isUsed = true;
  };

  HTMLElement.prototype.focus = function focusInExample(options) {
    if (isUsed) takeFocus.call(this, options);
    else if (canBeFocused(this)) moveFocus(this, options?.preventScroll);
  };
  HTMLElement.prototype.blur = function blurInExample() {
    if (isUsed) takeBlur.call(this);
    else if (focused === this) moveFocus(null);
  };
  Object.defineProperty(Document.prototype, 'activeElement', {
    configurable: true,
    get(this: Document) {
      if (isUsed) return getActive?.call(this) as Element | null;
      return focused?.isConnected ? focused : this.body;
    },
  });
  Document.prototype.hasFocus = function hasFocusInExample() {
    return !isUsed || hasFocus.call(this);
  };
  // Edits what has the focus.
  Document.prototype.execCommand = function execInExample(command, showUi, text = '') {
    if (isUsed || command !== 'insertText') return execCommand.call(this, command, showUi, text);
    const input = focused as HTMLInputElement;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    return input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  Element.prototype.matches = function matchesInExample(this: Element, selector: string) {
    const isAboutFocus = selector === ':focus' || selector === ':focus-visible';
    return isAboutFocus && !isUsed ? this === focused : matches.call(this, selector);
  } as Element['matches'];

  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && use(), true);
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    window.addEventListener(
      type,
      (event) => {
        if (isUsed || !event.isTrusted) return;
        if (isPlayed && type === 'focusin') return use();
        event.stopImmediatePropagation();
        // The default action of a click on a label.
        if (type !== 'focusin') return;
        window.parent.focus();
        moveFocus(event.target as Element);
      },
      true,
    );
}

function canBeFocused(element: HTMLElement): boolean {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  const isShown = element.checkVisibility({ visibilityProperty: true });
  return isFocusable && isShown && !element.matches(':disabled, [inert] *');
}

/** As `scrollIntoView` with `nearest`, which would also scroll the page around the example. */
export function scrollInFrame(element: Element): void {
  const own = getComputedStyle(element);
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const [box, edges, style] = [
      element.getBoundingClientRect(),
      outer.getBoundingClientRect(),
      getComputedStyle(outer),
    ];
    const beyond = (side: 'top' | 'right' | 'bottom' | 'left', direction: 1 | -1) => {
      const kept = [
        style.getPropertyValue(`scroll-padding-${side}`),
        own.getPropertyValue(`scroll-margin-${side}`),
      ];
      const distance = direction * (box[side] - edges[side]);
      return (
        direction *
        Math.max(
          0,
          kept.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), distance),
        )
      );
    };
    outer.scrollTop += beyond('top', -1) || beyond('bottom', 1);
    outer.scrollLeft += beyond('left', -1) || beyond('right', 1);
  }
}
