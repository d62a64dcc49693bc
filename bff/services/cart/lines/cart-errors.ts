import type { UserError, UserErrorCode } from '#schema/generated/types.ts'
import type { MessageScope } from '../../scope/user-errors.ts'
import type { LineRefusal } from './line-refusal.ts'

const MESSAGES: Readonly<Partial<Record<UserErrorCode, 'notFound' | 'notConfigured' | 'refused'>>> = {
  NOT_FOUND: 'notFound',
  NOT_CONFIGURED: 'notConfigured',
  REFUSED: 'refused',
}

/** The field path of a refusal. @param place index of the line in the input */
export const refusedField = (place: number, { field }: LineRefusal): string =>
  field === undefined ? `lines.${place}` : `lines.${place}.${field}`

/** The error for a cart change that was not made. @param field path in the input; null for the whole input */
export const cartError = (
  code: UserErrorCode,
  field: string | null,
  { messages: { cart, purchase } }: MessageScope,
  message: string = code === 'OUT_OF_STOCK' ? purchase.outOfStock : cart[MESSAGES[code] ?? 'unavailable'],
): UserError => ({ code, field, message })
