import { GoodsDeliveryDocument } from '#schema/generated/operations.ts'
import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Purchase } from '../purchase.types.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { areFromStock, goodsLines, goodsRequestKey } from './delivery-state.ts'
import { recordQuote } from './quote.ts'
import { useDelivery } from './use-delivery.ts'

/** Delivery costs of goods outside the cart. @source TOTAL-9 */
export function GoodsDelivery({ goods }: { readonly goods: readonly Purchase[] }) {
  const { notices } = useMessages('cart')
  const lines = goodsLines(goods)
  const delivery = useDelivery({
    requestKey: (destination) => goodsRequestKey(destination, lines),
    async load(destination, signal) {
      const { postcode, country } = destination
      const input = { lines, address: { postcode, country } }
      const { goodsDelivery } = await sendPrivateQuery(GoodsDeliveryDocument, { input }, { signal })
      recordQuote({ requestKey: goodsRequestKey(destination, lines), methods: goodsDelivery.methods ?? [] })
      return { methods: goodsDelivery.methods, rejection: goodsDelivery.userErrors[0]?.message ?? null }
    },
    progress: 'idle',
  })
  const pieces = goods.map(({ product, variant, quantity, optionAnswers }) => ({
    ...(variant ?? product),
    quantity,
    optionAnswers,
  }))
  const nothing = { status: 'rejected', message: notices.nothingChosen } as const
  return (
    <DeliveryEstimate
      {...delivery}
      delivery={lines.length === 0 ? nothing : delivery.delivery}
      isFromStock={areFromStock(pieces)}
      load={orderLoad(pieces)}
    />
  )
}
