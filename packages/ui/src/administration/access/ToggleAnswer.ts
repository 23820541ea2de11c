/** How a tick that acts at once ended. */
export type ToggleAnswer =
  | {
      ok: true;
      /** What it has done, in one sentence; shown beside the tick, with `Undo`. */
      effect?: string;
    }
  | {
      ok: false;
      /** Why not, shown literally. */
      message: string;
    };
