import { type PropsWithChildren, useEffect, useRef } from 'react';

/**
 * An example that does not take the focus when it is rendered. With several forms on a page, each would take it from
 * the previous one, which would then show a required-field error.
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
