import type { CartLineInput, CartSyncInput, UserError } from '#schema/generated/types.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { CART, MOST_PIECES } from '#schema/rules/constants.ts'
import type { DeviceLine } from '../../../domain/cart/cart.types.ts'
import type { MessageScope } from '../../scope/user-errors.ts'
import { cartError } from './cart-errors.ts'

export interface DeviceCart {
  readonly lines: readonly PlacedLine[]
  readonly removed: readonly DeviceLine[]
  readonly errors: readonly UserError[]
}

export interface PlacedLine extends DeviceLine {
  readonly place: number
}

/**
 * A random id, created once per device. It must not be a property name that every object has, nor digits only, which change the key order.
 */
const DEVICE = /^(?!\d+$)[\w-]{1,64}$/

/** The error if the whole input is invalid; null if it is valid. */
export function inputError(
  { deviceId, lines, removed }: Omit<CartSyncInput, 'revision'>,
  speaker: MessageScope,
): UserError | null {
  const { cart } = speaker.messages
  if (!DEVICE.test(deviceId) || deviceId in Object.prototype) return cartError('INVALID', 'deviceId', speaker, cart.device)
  const field = lines.length > CART.mostLines ? 'lines' : (removed?.length ?? 0) > CART.mostLines ? 'removed' : null
  return field && cartError('INVALID', field, speaker, cart.tooManyLines(CART.mostLines))
}

/** Reports lines with an unavailable quantity; they keep their previous quantity. @source CART-21, TEXT-17 */
export function deviceCart({ lines, removed }: Pick<CartSyncInput, 'lines' | 'removed'>, speaker: MessageScope): DeviceCart {
  const placed = lines.map((line, place) => ({ ...toLine(line), place }))
  return {
    lines: placed.filter(({ quantity }) => quantityError(quantity, speaker) === null),
    removed: removed?.map(toLine) ?? [],
    errors: placed.flatMap(({ quantity, place }) => {
      const message = quantityError(quantity, speaker)
      return message === null ? [] : [cartError('INVALID', `lines.${place}.quantity`, speaker, message)]
    }),
  }
}

function quantityError(quantity: number, { messages: { cart } }: MessageScope): string | null {
  if (quantity < 1) return cart.quantityTooSmall
  return quantity > MOST_PIECES ? cart.quantityTooLarge(MOST_PIECES + 1) : null
}

const toLine = ({
  key,
  sku,
  parentSku,
  quantity,
  itemId,
  isUnchanged,
  bundleChoices = [],
  optionAnswers = [],
}: CartLineInput): DeviceLine => ({
  key,
  sku,
  quantity,
  bundleChoices: (bundleChoices ?? []).map((choice) => ({
    ...choice,
    quantity: Math.max(1, wholeQuantity(choice.quantity ?? 1) ?? 1),
  })),
  optionAnswers: optionAnswers ?? [],
  parentSku: parentSku ?? null,
  itemId: itemId ?? null,
  isUnchanged: isUnchanged ?? false,
})
