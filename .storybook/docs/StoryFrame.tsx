import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { framedAddress } from '../framed.ts';
import { useLook } from './DocsFrame.tsx';

const Box = styled.div({ margin: '12px 0 4px', overflow: 'auto hidden' });

/** Cuts off what a low story leaves empty in its window. */
const Cut = styled.div(({ theme }) => ({
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
  overflow: 'clip',
}));

const Frame = styled.iframe({ display: 'block', border: 0, transformOrigin: '0 0' });

/** Widths of windows by their name in the toolbar, `w390` and so on. */
const widthOf = (viewport: unknown) => /^w(\d+)$/.exec(String(viewport))?.[1];
/** As high as the window of story tests, 1200 × 900, so that every `play` works. */
const testWindow = { width: 1280, height: 900 };
/** Windows that are wider than the text are scaled to its width. */
const textWidth = 960;

/** Stories that need a document of their own: screens, dialogs, narrow windows, states that `play` functions reach. */
export function needsFrame({ parameters, storyGlobals }: PreparedStory): boolean {
  return (
    parameters.docs?.story?.inline === false ||
    parameters.layout === 'fullscreen' ||
    storyGlobals.viewport !== undefined
  );
}

/** A story in an iframe with the settings of the toolbar; loaded when it is scrolled into view. */
export function StoryFrame({ story }: { story: PreparedStory }) {
  const { theme, density } = useLook();
  const { parameters, storyGlobals } = story;
  const frame = useRef<HTMLIFrameElement>(null);
  const look = `${theme} ${density}`;
  const contentHeight = useContentHeight(frame, look);
  const given = Number.parseInt(parameters.docs?.story?.height ?? '0', 10);
  const width = Number(widthOf(storyGlobals.viewport?.value) ?? testWindow.width);
  const height = given || Math.max(testWindow.height, contentHeight);
  const scale = Math.min(1, textWidth / width);
  return (
    <Box>
      <Cut style={{ width: width * scale, height: (given || contentHeight) * scale }}>
        <Frame
          ref={frame}
          key={look}
          title={story.name}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};density:${density}&${framedAddress}`}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      </Cut>
    </Box>
  );
}

/** The story, and what it opens beside it. */
const parts = '#storybook-root > *, [role="menu"], [role="listbox"], [role="tooltip"], [role="dialog"]';

/** The largest height that the story has needed so far, in CSS pixels. @param look another one has another frame */
function useContentHeight(frame: React.RefObject<HTMLIFrameElement | null>, look: string): number {
  const [height, setHeight] = useState(120);
  useEffect(() => {
    const { current } = frame;
    const measure = () => {
      const shown = current?.contentDocument;
      // Not while Storybook shows that it is loading.
      if (!shown?.body.classList.contains('sb-show-main')) return;
      const ends = [...shown.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().bottom);
      const padding = Number.parseFloat(getComputedStyle(shown.body).paddingBottom);
      setHeight((before) => Math.max(before, Math.ceil(Math.max(...ends) + padding)));
    };
    const resizes = new ResizeObserver(measure);
    const additions = new MutationObserver(measure);
    const observe = () => {
      const root = current?.contentDocument?.querySelector('#storybook-root');
      if (!root) return;
      resizes.observe(root);
      additions.observe(root.ownerDocument.body, { childList: true });
      root.ownerDocument.addEventListener('transitionend', measure);
    };
    observe();
    current?.addEventListener('load', observe);
    return () => {
      current?.removeEventListener('load', observe);
      resizes.disconnect();
      additions.disconnect();
    };
  }, [frame, look]);
  return height;
}
