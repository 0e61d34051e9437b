/** Below it lie the calls (specification 3 §7). */
export const TYRE_HOTEL_API = '/api/tirehotel';
