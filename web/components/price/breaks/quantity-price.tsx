import { useMessages } from '../../../messages/use-messages.tsx'
import { type NetAndGross, PreferredVat } from '../both-vat.tsx'
import { isPack } from '../price-arithmetic.ts'
import styles from './quantity-price.module.css'

interface Break {
  readonly quantity: number
  readonly price: NetAndGross
}

interface QuantityPriceProps {
  /** The smallest quantity first. */
  readonly breaks: readonly Break[]
  readonly quantity: number
  /** Whether the product is sold in packs. */
  readonly isPack: boolean
  /** The price of one piece in this quantity is shown elsewhere. */
  readonly isEachShown?: boolean
}

/**
 * The price of one piece in a quantity that reaches a break, '10+ £3.34 each', and how many more pieces reach the next one,
 * '2 more and each is £3.34'. Renders nothing for other quantities.
 * @source PRICE-13
 */
export function QuantityPrice({ breaks, quantity, isPack, isEachShown = false }: QuantityPriceProps) {
  const words = useMessages('catalog').price
  const reached = isEachShown ? undefined : breaks.findLast((each) => each.quantity <= quantity)
  const next = nextBreak(breaks, quantity)
  if (!reached && !next) return null
  return (
    <p className={styles.price}>
      {reached && (
        <span>
          {words.fromQuantity(reached.quantity)} <PreferredVat price={reached.price} /> {isPack ? words.perPack : words.each}
        </span>
      )}
      {next && (
        <span>
          {words.toNextBreak(next.quantity - quantity)} <PreferredVat price={next.price} />
        </span>
      )}
    </p>
  )
}

/** The next quantity break, once the shopper has half of its pieces; null if it is further away or there is none. */
function nextBreak(breaks: readonly Break[], quantity: number): Break | null {
  const next = breaks.find((each) => each.quantity > quantity)
  return next && quantity * 2 >= next.quantity ? next : null
}

interface FirstBreakProps {
  readonly breaks: readonly Break[]
  readonly unit: Parameters<typeof isPack>[0]
  readonly className?: string | undefined
}

/** The first quantity break: '10+ £3.34 each', '10+ £13.30 per pack'. @source PRICE-12 */
export function FirstBreak({ breaks: [first], unit, className }: FirstBreakProps) {
  const words = useMessages('catalog').price
  if (!first) return null
  return (
    <span className={className}>
      {words.fromQuantity(first.quantity)} <PreferredVat price={first.price} /> {isPack(unit) ? words.perPack : words.each}
    </span>
  )
}
