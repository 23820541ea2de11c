import type { LinkProps } from '@portal/ui/controls';
import { type MouseEvent, useContext, useRef } from 'react';
import { resolvePath, useHistory } from './history.ts';
import { PrefetchContext } from './PrefetchContext.ts';

/** A pointer that only crosses a link is shorter on it; what is prefetched is still fresh when the link is pressed. */
const restMs = 100;

interface PortalLinkProps extends LinkProps {
  /** Stored with the history entry. */
  state?: object | undefined;
}

/**
 * The link component for `@portal/ui`: a path of the app, or another query of the page, is opened in place; any other
 * URL is a plain link. A pointer or the focus that rests on it prefetches code and data of the screen.
 */
export function PortalLink({ href, state, onClick, children, ...rest }: PortalLinkProps) {
  const history = useHistory();
  const prefetch = useContext(PrefetchContext);
  const timer = useRef<number>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  if (!/^[/?]/.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer" {...rest} onClick={onClick}>
        {children}
      </a>
    );
  }
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => prefetch(resolvePath(history, href)), restMs);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    const path = resolvePath(history, href);
    // As browsers do: the page that is shown gets no second entry.
    if (path === history.location.href) history.replace(path, state);
    else history.push(path, state);
  };
  return (
    <a
      href={href.startsWith('/') ? history.createHref(href) : href}
      onPointerEnter={start}
      onPointerLeave={cancel}
      onFocus={start}
      onBlur={cancel}
      // Pressed: the navigation requests the same itself.
      onPointerDown={cancel}
      onClick={handleClick}
      {...rest}
    >
      {children}
    </a>
  );
}

/** Whether the browser opens the link: in another tab or window, or as a download. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return (
    button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self')
  );
}
