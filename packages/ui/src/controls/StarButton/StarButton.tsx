import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StarIcon } from '../icons.tsx';

const starButtonLocaleText = {
  favorite: (name: string) => `Favorite: ${name}`,
  add: 'Add to favorites',
  remove: 'Remove from favorites',
};

/** Built-in English text of `StarButton`; override it with `localeText`. */
export type StarButtonLocaleText = typeof starButtonLocaleText;

export interface StarButtonProps
  extends Pick<RootProps<HTMLButtonElement>, 'sx'>, Localized<StarButtonLocaleText> {
  /** Name of what is marked. */
  name: string;
  /** Whether it is a favorite. */
  starred: boolean;
  /** Called with the new state when the button is pressed. */
  onStarredChange: (change: { starred: boolean }) => void;
}

const Root = styled(IconButton, { name: 'PortalStarButton', slot: 'Root' })(({ theme }) => ({
  '&[aria-pressed="true"]': { color: theme.vars.palette.warning.main },
  '&[aria-pressed="true"] path': { fill: 'currentColor' },
  '@media print': { display: 'none' },
}));

/**
 * Marks a page, view or record as a favorite.
 * @alias favorite, bookmark
 */
export function StarButton(inProps: StarButtonProps) {
  const [props, strings] = useLocalizedThemeProps('PortalStarButton', inProps, starButtonLocaleText);
  const { name, starred, onStarredChange, ...root } = props;
  return (
    <Root
      label={strings.favorite(name)}
      title={starred ? strings.remove : strings.add}
      aria-pressed={starred}
      onClick={() => onStarredChange({ starred: !starred })}
      {...root}
    >
      <StarIcon />
    </Root>
  );
}
