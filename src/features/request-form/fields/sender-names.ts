/** How a form calls who sends it. */
export const VISITOR = { name: 'name', phone: 'phone', email: 'email' } as const;
export const CUSTOMER = { name: 'customerName', phone: 'customerPhone', email: 'customerEmail' } as const;
