import { useEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';
import type { Application } from '@portal/domain/grants';
import { AsyncContent } from '../../feedback/AsyncContent/AsyncContent.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ApplicationView } from '../ApplicationView/ApplicationView.tsx';

export interface ApplicationPanelProps {
  /** Accessible name, such as `Application 204`. */
  label: string;
  /** The application, or its loading, empty or failed state. */
  state: AsyncState<Application>;
  /** Focuses the panel on mount, after it was opened from the list. */
  shouldFocus?: boolean;
  /** Requests new file links after a picture failed to load. */
  onRetryFiles?: () => void;
}

const Root = styled('section')({ '&:focus': { outline: 'none' } });

/** An application in every state of its data. */
export function ApplicationPanel({ label, state, shouldFocus = false, onRetryFiles }: ApplicationPanelProps) {
  const rootRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shouldFocus) rootRef.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <Root ref={rootRef} aria-label={label} tabIndex={-1}>
      <AsyncContent label={label} state={state}>
        {(application) => (
          <ApplicationView key={application.id} application={application} onRetryFiles={onRetryFiles} />
        )}
      </AsyncContent>
    </Root>
  );
}
