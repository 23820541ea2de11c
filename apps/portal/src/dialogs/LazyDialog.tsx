import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface LazyDialogProps<Props extends object> {
  /** Loads the dialog; must be stable. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Called when the dialog could not be loaded. */
  onLoadError: (error: unknown) => void;
}

/**
 * A dialog whose code is loaded when it opens. Unlike with `lazy`, a failure does not unmount the page below, and the
 * next opening tries again.
 */
export function LazyDialog<Props extends object>({ load, props, onLoadError }: LazyDialogProps<Props>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const handleError = useEffectEvent(onLoadError);
  useEffect(() => {
    let isMounted = true;
    load().then(
      (Dialog) => isMounted && setLoaded({ Dialog }),
      (error: unknown) => isMounted && handleError(error),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return loaded && <loaded.Dialog {...props} />;
}
