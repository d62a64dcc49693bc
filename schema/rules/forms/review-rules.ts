import { messageText, oneOf, requiredText } from './form-rules.ts'

/** What a review has to be: stars as text, a title in a line, what was found, and a name to be shown. @source REVIEW-4 */
export const REVIEW_RULES = {
  rating: oneOf(['1', '2', '3', '4', '5']),
  title: requiredText,
  detail: messageText,
  nickname: requiredText,
}
