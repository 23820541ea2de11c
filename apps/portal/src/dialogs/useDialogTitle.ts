import { useEffect } from 'react';

/** Puts the name of what a dialog shows before the title of the browser tab. Records have it from the frame. */
export function useDialogTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const titleOfPage = document.title;
    document.title = `${name} · ${titleOfPage}`;
    return () => {
      document.title = titleOfPage;
    };
  }, [name]);
}
