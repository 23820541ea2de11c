import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';
import type { VersionConflictProps } from './VersionConflict.tsx';

const loadVersionConflict = async () => (await import('./VersionConflict.tsx')).VersionConflict;

/** `VersionConflict`, loaded when there is one. */
export function LazyVersionConflict(props: VersionConflictProps) {
  return <LazyComponent label="The newer version" load={loadVersionConflict} props={props} />;
}
