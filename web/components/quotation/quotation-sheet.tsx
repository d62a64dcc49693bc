import { type ReactNode, useState } from 'react'
import type { QuotationShopQuery } from '#schema/generated/operations.ts'
import type { PriceSummaryView } from '#schema/order-record.types.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { useNow } from '../arrival/use-now.ts'
import { sellerLines } from '../order/seller-lines.ts'
import { PreferredVat } from '../price/both-vat.tsx'
import { PriceSummary } from '../price/sums/price-summary.tsx'
import styles from './quotation.module.css'

interface QuotationSheetProps {
  /** The name of the quoted list. */
  readonly name: string
  /** Null while it loads, and offline if this device has not read it. */
  readonly store: QuotationShopQuery['store'] | null
  /** The quoted lines with their prices. */
  readonly children: ReactNode
  /** Null if no price is known. */
  readonly summary: PriceSummaryView | null
  /** Number of lines without a price. */
  readonly unpriced: number
  /** When the prices were read, if not now: a text that `Date` can parse. */
  readonly pricesFrom: string | null
}

/**
 * A quotation as a sheet of paper: the seller's address and VAT number, the date, how long the prices are valid, and the sum. Printed, never
 * on screen. If a page has one, it is all that is printed.
 * @source SAVE-9, CUT-36
 */
export function QuotationSheet({ name, store, children, summary, unpriced, pricesFrom }: QuotationSheetProps) {
  const words = useMessages('lists').saved
  const { title, date, validUntil: validText, for: forText, incVat, exVat, terms } = words.quotation
  const [opened] = useState(() => new Date())
  // The page may have been open for days when it is printed.
  const now = useNow() ?? opened
  const facts = [forText(name), date(now), ...(store ? [validText(validUntil(now, store.quotationDays))] : [])]
  return (
    <div className={styles.quotation}>
      <Letterhead company={store?.company} />
      <h2>{title}</h2>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      {children}
      {summary && <PriceSummary summary={summary} />}
      {unpriced > 0 && <p>{words.unpriced(unpriced)}</p>}
      {pricesFrom !== null && <p>{words.pricesFrom(pricesFrom)}</p>}
      <p className={styles.terms}>
        <PreferredVat price={{ gross: { formatted: incVat }, net: { formatted: exVat } }} /> {terms}
      </p>
    </div>
  )
}

function Letterhead({ company }: { readonly company: QuotationShopQuery['store']['company'] | undefined }) {
  const words = useMessages('lists').saved.quotation
  const shop = useShop()
  const { name, address, vatNumber } = sellerLines(shop, company)
  const contact = [...address, shop.phone && words.telephone(shop.phone), new URL(shop.origin).host]
  return (
    <p className={styles.letterhead}>
      <strong>{name}</strong>
      {contact.filter(Boolean).join(' · ')}
      {vatNumber && <small>{words.vatNumber(vatNumber)}</small>}
    </p>
  )
}

/** The last day on which a quotation is valid, at the same time of day. */
export function validUntil(from: Date, days: number): Date {
  const until = new Date(from)
  until.setDate(until.getDate() + days)
  return until
}
