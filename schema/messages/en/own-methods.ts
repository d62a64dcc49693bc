/** Titles of the shop's own delivery and payment methods, for browser and server. @source LIMIT-34, LIMIT-35 */
export const ownMethods = { courier: 'Courier', cashOnDelivery: 'Cash on delivery' }

export type OwnMethods = Readonly<Record<keyof typeof ownMethods, string>>
