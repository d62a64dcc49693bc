import { QuotationShopDocument } from '#schema/generated/operations.ts'
import type { PriceSummaryView } from '#schema/order-record.types.ts'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { PriceTable, type QuotedLine } from '../../../../components/quotation/price-table.tsx'
import { QuotationSheet } from '../../../../components/quotation/quotation-sheet.tsx'
import { useDeferred } from '../../../../data/use-deferred.ts'
import type { Format } from '../../../../messages/format.ts'
import type { Messages } from '../../../../messages/messages.types.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { problemText } from '../../quick-order/index.ts'
import type { ListOffer } from '../offers/list-offers.ts'
import { offerName, offerSize } from '../offers/offer-text.ts'

interface QuotationProps {
  readonly name: string
  readonly offers: readonly ListOffer[]
  /** Null if no price is known. */
  readonly summary: PriceSummaryView | null
  readonly unpriced: number
}

/** The products of a list as a quotation. @source SAVE-9 */
export function Quotation({ name, offers, summary, unpriced }: QuotationProps) {
  const words = useMessages('lists').saved
  const format = useFormat()
  const { data } = useDeferred(QuotationShopDocument, {}, { when: 'now' })
  const [pricesFrom = null] = offers.flatMap(({ match }) => match?.pricesFrom ?? []).sort()
  return (
    <QuotationSheet store={data?.store ?? null} {...{ name, summary, unpriced, pricesFrom }}>
      <PriceTable details={words.quotation.size} lines={offers.map((offer) => toLine(offer, words, format.money))} />
    </QuotationSheet>
  )
}

function toLine(offer: ListOffer, words: Messages['lists']['saved'], money: Format['money']): QuotedLine {
  const { sku, quantity, match, amounts, problem } = offer
  const reason = problem?.kind === 'variant' || problem?.kind === 'choice' ? problemText(problem) : words.noPrice
  return {
    key: sku,
    sku,
    quantity,
    name: match && offerName(offer),
    details: match ? offerSize(match) : '',
    ...(problem?.kind === 'unknown' && { note: words.gone }),
    price: amounts ? { each: toNetAndGross(amounts.each, money), total: toNetAndGross(amounts.total, money) } : reason,
  }
}
