import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { observeSize } from '../../controls/observeSize.ts';

const Root = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > div': { padding: 16 },
});

const focusableSelector = 'a[href], button, input, select, textarea, [tabindex]';

/** Scrollable part of a dialog; focusable if it scrolls and contains no focusable element. */
export function ModalBody({ children, ...rest }: ComponentProps<'div'>) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [isFocusable, setFocusable] = useState(false);

  useEffect(() => {
    const [outer, inner] = [scrollerRef.current, contentRef.current];
    if (!outer || !inner) return undefined;
    return observeSize([outer, inner], () =>
      setFocusable(
        outer.scrollHeight > outer.clientHeight && inner.querySelector(focusableSelector) === null,
      ),
    );
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Root {...rest} ref={scrollerRef} tabIndex={isFocusable ? 0 : undefined}>
      <div ref={contentRef}>{children}</div>
    </Root>
  );
}
