import type { PlacedOrder } from '#schema/generated/types.ts'
import type { OrderReceipt } from '../../../domain/checkout/order.types.ts'

export const placedOrder = ({ id, number, isReceived }: OrderReceipt): PlacedOrder => ({ id, number, isConfirmed: !isReceived })
