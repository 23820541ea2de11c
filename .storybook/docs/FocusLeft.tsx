import { type PropsWithChildren, useEffect, useRef } from 'react';

const { scrollIntoView } = Element.prototype;
Element.prototype.scrollIntoView = function scrollUnlessInert(options) {
  if (!this.closest('[inert]')) scrollIntoView.call(this, options);
};

/**
 * An example that does not take the focus and does not scroll the page when it is rendered. With several forms on a page,
 * each would take the focus from the previous one, which would then show a required-field error.
 */
export function FocusLeft({ children }: PropsWithChildren) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.removeAttribute('inert'), []);
  return (
    <div ref={frame} inert style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
