import type { OwnMethods } from '../en/own-methods.ts'

/** What the shop's own ways to deliver and to pay are called, by the browser and by the server. @source LIMIT-34, LIMIT-35 */
export const ownMethods: OwnMethods = { courier: 'Corriere', cashOnDelivery: 'Contrassegno' }
