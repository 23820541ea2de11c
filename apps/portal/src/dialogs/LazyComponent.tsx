import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface LazyComponentProps<Props extends object> {
  /** Loads the component; must be stable. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Called when it could not be loaded. */
  onLoadError: (error: unknown) => void;
}

/**
 * A dialog, menu or notice whose code is loaded when it opens. Unlike with `lazy`, a failure does not unmount the page below, and the
 * next opening tries again.
 */
export function LazyComponent<Props extends object>({ load, props, onLoadError }: LazyComponentProps<Props>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const handleError = useEffectEvent(onLoadError);
  useEffect(() => {
    let isMounted = true;
    load().then(
      (Component) => isMounted && setLoaded({ Component }),
      (error: unknown) => isMounted && handleError(error),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return loaded && <loaded.Component {...props} />;
}
