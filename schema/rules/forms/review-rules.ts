import { messageText, oneOf, requiredText } from './form-rules.ts'

/** The rules of a review: stars as text, a title on one line, the text, and a public name. @source REVIEW-4 */
export const REVIEW_RULES = {
  rating: oneOf(['1', '2', '3', '4', '5']),
  title: requiredText,
  detail: messageText,
  nickname: requiredText,
}
