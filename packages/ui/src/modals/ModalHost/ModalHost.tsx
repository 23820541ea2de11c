import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';

/** What the host gives to every modal beside its own props. */
export interface HostedModalProps {
  /** Takes the modal away. */
  onClose: () => void;
}

/** A modal that is open: its type and what that type needs. */
export type OpenModal<PropsByType> = {
  [Type in keyof PropsByType]: { type: Type; props: PropsByType[Type] };
}[keyof PropsByType];

/** How the code of each type of modal is fetched. */
export type ModalLoaders<PropsByType> = {
  readonly [Type in keyof PropsByType]: () => Promise<ComponentType<PropsByType[Type] & HostedModalProps>>;
};

export interface ModalHostProps<PropsByType> {
  /** `null`: none is open. Another object is another modal, which begins anew. */
  modal: OpenModal<PropsByType> | null;
  /** The types there are; the same object each time. */
  modals: ModalLoaders<PropsByType>;
  /**
   * Time to set `modal` to `null`: the modal was closed, its type is not known, or its code could not be fetched.
   */
  onClose: (request: { reason: 'closed' | 'unknown' | 'failed' }) => void;
}

type Hosted = ComponentType<HostedModalProps>;

/**
 * Shows the one modal that is open over an app, by its type. Its code is fetched when it is opened. Whatever cannot be
 * shown is closed, so that nothing waits for an answer nobody can give.
 */
export function ModalHost<PropsByType>({ modal, modals, onClose }: ModalHostProps<PropsByType>) {
  const [loaded, setLoaded] = useState<{ modal: object; component: Hosted; key: number }>();
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    if (!modal) return undefined;
    let isWanted = true;
    const close = (reason: 'unknown' | 'failed') => isWanted && latestOnClose.current({ reason });
    if (Object.hasOwn(modals, modal.type)) {
      modals[modal.type]().then(
        (component) =>
          isWanted &&
          setLoaded((last) => ({ modal, component: component as Hosted, key: (last?.key ?? 0) + 1 })),
        () => close('failed'),
      );
    } else close('unknown');
    return () => {
      isWanted = false;
    };
  }, [modal, modals]);

  if (!modal || loaded?.modal !== modal) return null;
  return createElement(loaded.component, {
    key: loaded.key,
    ...(modal.props as object),
    onClose: () => onClose({ reason: 'closed' }),
  });
}
