import { QuotationShopDocument } from '#schema/generated/operations.ts'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { toPrice } from '../../../../components/price/price-arithmetic.ts'
import styles from '../../../../components/quotation/quotation.module.css'
import { QuotationSheet } from '../../../../components/quotation/quotation-sheet.tsx'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { PriceSummaryView } from '../../../../sync/tasks/order-record/order-record.types.ts'
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
  const { data } = useDeferred(QuotationShopDocument, {}, { when: 'now' })
  const [pricesFrom = null] = offers.flatMap(({ match }) => match?.pricesFrom ?? []).sort()
  return (
    <QuotationSheet store={data?.store ?? null} {...{ name, summary, unpriced, pricesFrom }}>
      <Lines offers={offers} />
    </QuotationSheet>
  )
}

function Lines({ offers }: Pick<QuotationProps, 'offers'>) {
  const words = useMessages('lists').saved
  const format = useFormat()
  return (
    <table className={styles.prices}>
      <thead>
        <tr>
          <th scope="col">{words.quotation.product}</th>
          <th scope="col">{words.quotation.size}</th>
          <th scope="col">{words.quotation.quantity}</th>
          <th scope="col">{words.quotation.price}</th>
          <th scope="col">{words.quotation.total}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => {
          const { sku, quantity, match, amounts, problem } = offer
          const like = match && (match.variant ?? match.product).price.final
          return (
            <tr key={sku}>
              <td>
                {match && offerName(offer)} <small>{sku}</small>
                {problem?.kind === 'unknown' && <small>{words.gone}</small>}
              </td>
              <td>{match && offerSize(match)}</td>
              <td>{format.figure(quantity)}</td>
              {amounts && like ? (
                <>
                  <td>
                    <PreferredVat price={toPrice(amounts.each, like, format.money)} />
                  </td>
                  <td>
                    <PreferredVat price={toPrice(amounts.total, like, format.money)} />
                  </td>
                </>
              ) : (
                <td colSpan={2}>
                  {problem?.kind === 'variant' || problem?.kind === 'choice' ? problemText(problem) : words.noPrice}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
