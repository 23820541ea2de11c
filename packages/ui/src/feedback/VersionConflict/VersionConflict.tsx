import type { FieldDifference } from '@portal/domain';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { VersionComparison, versionComparisonLocaleText } from './VersionComparison.tsx';

const versionConflictLocaleText = {
  ...versionComparisonLocaleText,
  notSaved: 'Your changes are not saved.',
  same: 'Their version is the same as yours.',
};

/** Built-in English text of `VersionConflict`; override it with `localeText`. */
export type VersionConflictLocaleText = typeof versionConflictLocaleText;

export interface VersionConflictProps extends RootProps<HTMLElement>, Localized<VersionConflictLocaleText> {
  /** Who changed what: `Someone else changed this user`. */
  title: string;
  /** Fields that differ between the stored version and the one of the user. */
  differences: readonly FieldDifference[];
  /** Moves the focus to the title when it appears: after a submit, not while the user is typing. */
  takesFocus?: boolean;
  /** Buttons to choose a version. */
  children?: ReactNode;
}

const Root = styled('section', { name: 'PortalVersionConflict', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  maxHeight: '40vh',
  overflow: 'auto',
  padding: '8px 12px 12px',
  border: `1px solid ${theme.vars.palette.warning.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0 },
  '& p': { margin: '4px 0 8px' },
  '& .PortalVersionConflict-actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
}));

/**
 * Someone else has saved a newer version: what differs, and the choice between both. A form shows it for a submit that
 * fails with `conflict`.
 * @alias stale data, concurrent edit, optimistic locking
 */
export function VersionConflict(inProps: VersionConflictProps) {
  const [props, strings] = useLocalizedThemeProps(
    'PortalVersionConflict',
    inProps,
    versionConflictLocaleText,
  );
  const { title, differences, takesFocus = false, children, ...root } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not a button: an Enter meant for the form must not decide anything.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, differences]);
  return (
    <Root aria-labelledby={id} {...root}>
      <h3 id={id} tabIndex={-1} ref={heading}>
        {title}
      </h3>
      <p>{differences.length === 0 ? strings.same : strings.notSaved}</p>
      {differences.length > 0 && <VersionComparison differences={differences} localeText={strings} />}
      {children && <div className="PortalVersionConflict-actions">{children}</div>}
    </Root>
  );
}
