import { email, messageText, optional, personName } from './form-rules.ts'

/** Who sends a cutting list, and what there is to say about it. @source CUT-13 */
export const CUTTING_LIST_RULES = { name: personName, email, note: optional(messageText) }
