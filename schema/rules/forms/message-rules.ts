import { email, messageText, personName, requiredText } from './form-rules.ts'

/** A message to the merchant. @source MAIL-3 */
export const MESSAGE_RULES = { name: personName, email, subject: requiredText, text: messageText }
