import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';

/** Props that the host adds to those of a modal. */
export interface HostedModalProps {
  /** Closes the modal. */
  onClose: () => void;
}

/** An open modal: its type and props. */
export type OpenModal<PropsByType> = {
  [Type in keyof PropsByType]: { type: Type; props: PropsByType[Type] };
}[keyof PropsByType];

/** Loaders by modal type. */
export type ModalLoaders<PropsByType> = {
  readonly [Type in keyof PropsByType]: () => Promise<ComponentType<PropsByType[Type] & HostedModalProps>>;
};

export interface ModalHostProps<PropsByType> {
  /** `null`: no modal is open. Every new object opens a new modal with fresh state. */
  modal: OpenModal<PropsByType> | null;
  /** Loaders of all types; must be a stable object. */
  modals: ModalLoaders<PropsByType>;
  /** Set `modal` to `null`: the modal was closed, its type is unknown, or its code could not be loaded. */
  onClose: (request: { reason: 'closed' | 'unknown' | 'failed' }) => void;
}

type HostedComponent = ComponentType<HostedModalProps>;

/**
 * Renders the open modal of an app by its type and loads its code on demand. Modals that cannot be shown are
 * closed, so that no caller waits forever.
 */
export function ModalHost<PropsByType>({ modal, modals, onClose }: ModalHostProps<PropsByType>) {
  const [loaded, setLoaded] = useState<{ modal: object; component: HostedComponent; key: number }>();
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    if (!modal) return undefined;
    let isCurrent = true;
    const close = (reason: 'unknown' | 'failed') => isCurrent && latestOnClose.current({ reason });
    if (Object.hasOwn(modals, modal.type)) {
      modals[modal.type]().then(
        (component) =>
          isCurrent &&
          setLoaded((last) => ({
            modal,
            component: component as HostedComponent,
            key: (last?.key ?? 0) + 1,
          })),
        () => close('failed'),
      );
    } else close('unknown');
    return () => {
      isCurrent = false;
    };
  }, [modal, modals]);

  if (!modal || loaded?.modal !== modal) return null;
  return createElement(loaded.component, {
    key: loaded.key,
    ...(modal.props as object),
    onClose: () => onClose({ reason: 'closed' }),
  });
}
