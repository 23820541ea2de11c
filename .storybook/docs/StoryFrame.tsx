import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'storybook/theming';
import { useLook } from './DocsFrame.tsx';

const Frame = styled.iframe(({ theme }) => ({
  display: 'block',
  margin: '12px 0 4px',
  maxWidth: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.content,
}));

/** Widths of windows by their name in the toolbar, `w390` and so on. */
const widthOf = (viewport: unknown) => /^w(\d+)$/.exec(String(viewport))?.[1];

/** Full-page stories (screens, dialogs, narrow windows) are shown in an iframe. */
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
  const width = widthOf(story.storyGlobals.viewport?.value);
  return (
    <Frame
      key={`${theme} ${density}`}
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};density:${density}`}
      loading="lazy"
      width={width ? Number(width) : '100%'}
      height={Number.parseInt(story.parameters.docs?.story?.height ?? '520', 10)}
    />
  );
}
