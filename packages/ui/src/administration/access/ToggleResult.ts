/** Result of saving a toggle. */
export type ToggleResult =
  | {
      ok: true;
      /** What it changed, in one sentence; shown beside the toggle with `Undo`. */
      effect?: string;
    }
  | {
      ok: false;
      /** Why it failed, shown literally. */
      message: string;
    };
