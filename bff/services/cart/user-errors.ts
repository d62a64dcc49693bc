import type { UserError, UserErrorCode } from '#schema/generated/types.ts'
import { CART_MESSAGES } from '../../domain/cart/messages.ts'

const MESSAGES: Readonly<Partial<Record<UserErrorCode, string>>> = {
  NOT_FOUND: CART_MESSAGES.notFound,
  OUT_OF_STOCK: CART_MESSAGES.outOfStock,
  NOT_CONFIGURED: CART_MESSAGES.notConfigured,
  REFUSED: CART_MESSAGES.refused,
}

/** What is told of something that was not done. @param field path of the input; null for the whole */
export const userError = (
  code: UserErrorCode,
  field: string | null,
  message: string = MESSAGES[code] ?? CART_MESSAGES.unavailable,
): UserError => ({ code, field, message })
