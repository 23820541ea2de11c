import { SourceCodeModal, type SourceCodeModalProps } from '@portal/ui/campaigns';
import { addSource, updateSource } from './sourceList.ts';

/** Adds or edits a source code on the server. */
export function SourceDialog({ source, onClose }: Pick<SourceCodeModalProps, 'source' | 'onClose'>) {
  return <SourceCodeModal source={source} onSave={source ? updateSource : addSource} onClose={onClose} />;
}
