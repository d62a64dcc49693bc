import { email, messageText, optional, personName } from './form-rules.ts'

/** The sender of a cutting list, with an optional note. @source CUT-13 */
export const CUTTING_LIST_RULES = { name: personName, email, note: optional(messageText) }
