/** What the shop's own ways to deliver and to pay are called, by the browser and by the server. @source LIMIT-34, LIMIT-35 */
export const ownMethods = { courier: 'Courier', cashOnDelivery: 'Cash on delivery' }

/** The texts that every language must have. */
export type OwnMethods = Readonly<Record<keyof typeof ownMethods, string>>
