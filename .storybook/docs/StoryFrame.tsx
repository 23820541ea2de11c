import { useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { framedAddress } from '../framed.ts';
import { useLook } from './DocsFrame.tsx';

const Box = styled.div({ margin: '12px 0 4px', overflow: 'auto hidden' });

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}));

/** Widths of windows by their name in the toolbar, `w390` and so on. */
const widthOf = (viewport: unknown) => /^w(\d+)$/.exec(String(viewport))?.[1];
/** Pages and dialogs are shown as in a window of this size. */
const page = { width: 1280, height: 800 };
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
  const contentHeight = useContentHeight(frame);
  const given = Number.parseInt(parameters.docs?.story?.height ?? '0', 10);
  const isPage = parameters.layout === 'fullscreen' || given > 0;
  const width = Number(widthOf(storyGlobals.viewport?.value) ?? (isPage ? page.width : 0));
  const scale = width > textWidth ? textWidth / width : 1;
  const tallest = parameters.layout === 'fullscreen' ? page.height : contentHeight;
  const height = given || tallest;
  return (
    <Box style={{ height: height * scale + 2 }}>
      <Frame
        ref={frame}
        key={`${theme} ${density}`}
        title={story.name}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};density:${density}&${framedAddress}`}
        loading="lazy"
        width={width || '100%'}
        height={height}
        style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
}

/** The largest height that the story has needed so far, in CSS pixels. */
function useContentHeight(frame: React.RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(120);
  useEffect(() => {
    const { current } = frame;
    const observer = new ResizeObserver(() => {
      const shown = current?.contentDocument;
      // Not while Storybook shows that it is loading.
      if (shown?.body.classList.contains('sb-show-main'))
        setHeight((before) => Math.max(before, shown.documentElement.scrollHeight));
    });
    const observe = () => {
      const root = current?.contentDocument?.querySelector('#storybook-root');
      if (root) observer.observe(root);
    };
    observe();
    current?.addEventListener('load', observe);
    return () => {
      current?.removeEventListener('load', observe);
      observer.disconnect();
    };
  });
  return height;
}
