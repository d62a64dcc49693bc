import { allMessages } from '../../../web/messages/all-messages.ts'

/** The messages of the store view that browser tests visit. */
export const english = await allMessages({ language: 'en-GB', locale: 'en-GB', timeZone: 'Europe/London' })
