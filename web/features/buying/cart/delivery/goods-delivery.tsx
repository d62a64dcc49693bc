import { GoodsDeliveryDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Purchase } from '../purchase.types.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { goodsLines, goodsQuestion } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

interface GoodsDeliveryProps {
  /** The current selection. */
  readonly goods: readonly Purchase[]
}

/** Delivery and collection costs of goods outside the cart. @source TOTAL-9 */
export function GoodsDelivery({ goods }: GoodsDeliveryProps) {
  const { notices } = useMessages('cart')
  const lines = goodsLines(goods)
  const inUse = useDelivery({
    question: (destination) => goodsQuestion(destination, lines),
    async ask({ postcode, country }, signal) {
      const input = { lines, address: { postcode, country } }
      const { goodsDelivery } = await sendPrivateQuery(GoodsDeliveryDocument, { input }, { signal })
      return { methods: goodsDelivery.methods, refusal: goodsDelivery.userErrors[0]?.message ?? null }
    },
    progress: 'still',
  })
  const nothing = { status: 'refused', message: notices.nothingChosen } as const
  return <DeliveryEstimate {...inUse} delivery={lines.length === 0 ? nothing : inUse.delivery} />
}
