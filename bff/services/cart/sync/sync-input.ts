import type { CartLineInput, CartSyncInput, UserError } from '#schema/generated/types.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { CART, MOST_PIECES } from '#schema/rules/constants.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import { CART_MESSAGES } from '../../../domain/cart/messages.ts'
import { userError } from '../user-errors.ts'

/** The cart of a device, as far as it can be taken. */
export interface DeviceCart {
  readonly lines: readonly PlacedLine[]
  readonly removed: readonly DeviceLine[]
  /** Lines of the input that say nothing that can be done. */
  readonly errors: readonly UserError[]
}

/** A line and where in the input it stands. */
export interface PlacedLine extends DeviceLine {
  readonly place: number
}

/** Random, made once; no name that every object has, and none that objects put into another order. */
const DEVICE = /^(?!\d+$)[\w-]{1,64}$/

/** Why nothing of an input can be taken; null when it can. */
export function inputError({ deviceId, lines, removed }: CartSyncInput): UserError | null {
  if (!DEVICE.test(deviceId) || deviceId in Object.prototype) return userError('INVALID', 'deviceId', CART_MESSAGES.device)
  const field = lines.length > CART.mostLines ? 'lines' : (removed?.length ?? 0) > CART.mostLines ? 'removed' : null
  return field && userError('INVALID', field, CART_MESSAGES.tooManyLines(CART.mostLines))
}

/** Lines whose quantity cannot be had are told, and keep the quantity they had. @source CART-21, TEXT-17 */
export function deviceCart({ lines, removed }: CartSyncInput): DeviceCart {
  const placed = lines.map((line, place) => ({ ...lineOf(line), place }))
  return {
    lines: placed.filter(({ quantity }) => quantityError(quantity) === null),
    removed: removed?.map(lineOf) ?? [],
    errors: placed.flatMap(({ quantity, place }) => {
      const message = quantityError(quantity)
      return message === null ? [] : [userError('INVALID', `lines.${place}.quantity`, message)]
    }),
  }
}

function quantityError(quantity: number): string | null {
  if (quantity < 1) return CART_MESSAGES.quantityTooSmall
  return quantity > MOST_PIECES ? CART_MESSAGES.quantityTooLarge(MOST_PIECES) : null
}

const lineOf = ({
  key,
  sku,
  parentSku,
  quantity,
  itemId,
  bundleChoices = [],
  optionAnswers = [],
}: CartLineInput): DeviceLine => ({
  ...{ key, sku, quantity },
  bundleChoices: (bundleChoices ?? []).map((choice) => ({
    ...choice,
    quantity: Math.max(1, wholeQuantity(choice.quantity ?? 1) ?? 1),
  })),
  optionAnswers: optionAnswers ?? [],
  parentSku: parentSku ?? null,
  itemId: itemId ?? null,
})
