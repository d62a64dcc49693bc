import type { OwnMethods } from '../en/own-methods.ts'

/** Titles of the shop's own delivery and payment methods, for browser and server. @source LIMIT-34, LIMIT-35 */
export const ownMethods: OwnMethods = { courier: 'Corriere', cashOnDelivery: 'Contrassegno' }
