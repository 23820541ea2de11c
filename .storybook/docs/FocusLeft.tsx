import { type PropsWithChildren, useEffect, useRef } from 'react';

/**
 * An example that does not take the focus when it is drawn. Of many forms on a page each would take it from the one
 * before, which then says that its field was left empty.
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
