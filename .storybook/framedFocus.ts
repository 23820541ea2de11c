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
  const { hasFocus } = Document.prototype;
  const { get: getActive } = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement') ?? {};

  const dispatch = (target: Element | null, types: readonly string[], relatedTarget: Element | null) => {
    for (const type of types) {
      const bubbles = type.startsWith('focus') && type !== 'focus';
      target?.dispatchEvent(new FocusEvent(type, { bubbles, composed: true, relatedTarget, view: window }));
    }
  };
  const moveFocus = (next: Element | null) => {
    const previous = focused;
    if (previous === next) return;
    focused = null;
    dispatch(previous, ['blur', 'focusout'], next);
    // Unless a handler has moved it elsewhere.
    if (focused !== null) return;
    focused = next;
    dispatch(next, ['focus', 'focusin'], previous);
  };
  const use = () => {
    if (isUsed) return;
    moveFocus(null);
    isUsed = true;
  };

  HTMLElement.prototype.focus = function focusInExample(options) {
    if (isUsed) takeFocus.call(this, options);
    else if (canBeFocused(this)) moveFocus(this);
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
  return isFocusable && !element.matches(':disabled, [inert] *');
}
