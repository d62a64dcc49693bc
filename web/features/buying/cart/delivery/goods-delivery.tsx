import { GoodsDeliveryDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Purchase } from '../purchase.types.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { areFromStock, goodsLines, goodsRequestKey, longestPiece } from './delivery-state.ts'
import { useDelivery } from './use-delivery.ts'

/** Delivery costs of goods outside the cart. @source TOTAL-9 */
export function GoodsDelivery({ goods }: { readonly goods: readonly Purchase[] }) {
  const { notices } = useMessages('cart')
  const lines = goodsLines(goods)
  const delivery = useDelivery({
    requestKey: (destination) => goodsRequestKey(destination, lines),
    async load({ postcode, country }, signal) {
      const input = { lines, address: { postcode, country } }
      const { goodsDelivery } = await sendPrivateQuery(GoodsDeliveryDocument, { input }, { signal })
      return { methods: goodsDelivery.methods, rejection: goodsDelivery.userErrors[0]?.message ?? null }
    },
    progress: 'idle',
  })
  const pieces = goods.map(({ product, variant, optionAnswers }) => ({ ...(variant ?? product), optionAnswers }))
  const nothing = { status: 'rejected', message: notices.nothingChosen } as const
  return (
    <DeliveryEstimate
      {...delivery}
      delivery={lines.length === 0 ? nothing : delivery.delivery}
      isFromStock={areFromStock(pieces)}
      longest={longestPiece(pieces)}
    />
  )
}
