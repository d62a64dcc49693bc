import { useState } from 'react'
import { QuotationShopDocument } from '#schema/generated/operations.ts'
import { useNow } from '../../../../components/arrival/use-now.ts'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { toPrice } from '../../../../components/price/price-arithmetic.ts'
import { PriceSummary } from '../../../../components/price/price-summary.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { PriceSummaryView } from '../../../../sync/tasks/order-record/order-record.types.ts'
import { problemText } from '../../quick-order/index.ts'
import type { ListOffer } from '../offers/list-offers.ts'
import { offerName, offerSize } from '../offers/offer-text.ts'
import styles from './quotation.module.css'
import { validUntil } from './valid-until.ts'

interface QuotationProps {
  readonly name: string
  readonly offers: readonly ListOffer[]
  /** Null if no price is known. */
  readonly summary: PriceSummaryView | null
  readonly unpriced: number
}

/** The list as a sheet of paper with the shop's address, the date and how long the prices are valid. Printed, never on screen. @source SAVE-9 */
export function Quotation({ name, offers, summary, unpriced }: QuotationProps) {
  const words = useMessages('lists').saved
  const shop = useShop()
  const branch = shop.branches[0]?.address
  const [opened] = useState(() => new Date())
  // The page may have been open for days when it is printed.
  const now = useNow() ?? opened
  const { data } = useDeferred(QuotationShopDocument, {}, { when: 'now' })
  const { title, date, validUntil: validText, for: forText, telephone, terms } = words.quotation
  const prices = offers.flatMap(({ match }) => match?.pricesFrom ?? []).sort()
  const facts = [
    forText(name),
    date(now),
    // Offline, the shop's period may be unknown.
    data && validText(validUntil(now, data.store.quotationDays)),
  ]
  return (
    <div className={styles.quotation}>
      <p className={styles.letterhead}>
        <strong>{shop.name}</strong>
        {[
          branch && `${branch.street}, ${branch.city} ${branch.postcode}`,
          shop.phone && telephone(shop.phone),
          new URL(shop.origin).host,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2>{title}</h2>
      <ul className={styles.facts}>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      <Lines offers={offers} />
      {summary && <PriceSummary summary={summary} />}
      {unpriced > 0 && <p>{words.unpriced(unpriced)}</p>}
      {prices[0] !== undefined && <p>{words.pricesFrom(prices[0])}</p>}
      <p className={styles.terms}>
        <PreferredVat price={{ gross: { formatted: words.quotation.incVat }, net: { formatted: words.quotation.exVat } }} />{' '}
        {terms}
      </p>
    </div>
  )
}

function Lines({ offers }: Pick<QuotationProps, 'offers'>) {
  const words = useMessages('lists').saved
  const format = useFormat()
  return (
    <table>
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
