import type { PlacedOrder } from '#schema/generated/types.ts'
import type { OrderReceipt } from '../../../domain/checkout/order.types.ts'

/** An order as the schema has it. */
export const placedOrder = ({ id, number, isReceived }: OrderReceipt): PlacedOrder => ({ id, number, isConfirmed: !isReceived })
