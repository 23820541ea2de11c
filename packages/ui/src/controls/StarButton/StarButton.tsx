import { styled } from '../../theme/styled.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StarIcon } from '../icons.tsx';
import type { RootProps } from '../../theme/RootProps.ts';

export interface StarButtonProps extends Pick<RootProps<HTMLButtonElement>, 'sx'> {
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
export function StarButton({ name, starred, onStarredChange, ...root }: StarButtonProps) {
  return (
    <Root
      label={`Favorite: ${name}`}
      title={starred ? 'Remove from favorites' : 'Add to favorites'}
      aria-pressed={starred}
      onClick={() => onStarredChange({ starred: !starred })}
      {...root}
    >
      <StarIcon />
    </Root>
  );
}
