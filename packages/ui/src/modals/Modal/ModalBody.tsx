import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > div': { padding: 16 },
});

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Scrollable part of a dialog; focusable if it scrolls and contains no focusable element. */
export function ModalBody({ children, ...rest }: ComponentProps<'div'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [needsFocus, setNeedsFocus] = useState(false);

  useEffect(() => {
    const [outer, inner] = [scroller.current, content.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() =>
      setNeedsFocus(outer.scrollHeight > outer.clientHeight && inner.querySelector(focusable) === null),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Root {...rest} ref={scroller} tabIndex={needsFocus ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </Root>
  );
}
