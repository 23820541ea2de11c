import { storeModal } from '../state/modal.ts';
import type { ModalProps } from './modalProps.ts';

/**
 * Opens a modal over the page. It closes itself, and on navigation.
 *
 * @example
 * openModal('confirm', { title: 'Terminate user jdoe', question: 'Are you sure?', onYes: terminate });
 */
export function openModal<Type extends keyof ModalProps>(type: Type, props: ModalProps[Type]): void {
  storeModal({ type, props });
}
