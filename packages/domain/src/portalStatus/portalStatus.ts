/** Whether the portal is marked as available, and since when. */
export interface PortalStatus {
  /** 0 is unavailable, any other number available. */
  status: number;
  /** When it last changed; UTC without a zone. */
  timeStamp: string;
}

/** Whether the portal is marked as available; 0 is unavailable, any other number available (specification 1 §3). */
export function isAvailable({ status }: { status: number }): boolean {
  return status !== 0;
}
