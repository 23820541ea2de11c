/** Windows of this height in CSS pixels hold a chart and still a dozen rows below it. */
export const ROOM_FOR_CHART = 900;
