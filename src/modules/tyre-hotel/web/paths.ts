/** Below it lie the calls (TYRE-CODE-1). */
export const TYRE_HOTEL_API = '/api/tirehotel';
