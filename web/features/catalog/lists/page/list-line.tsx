import type { ReactNode } from 'react'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Icon } from '../../../../components/icon.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { QuantityPrice } from '../../../../components/price/breaks/quantity-price.tsx'
import { isPack, toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { QuantityStepper } from '../../../../components/quantity/quantity-stepper.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { problemText, VariantChoice } from '../../quick-order/index.ts'
import type { ListOffer } from '../offers/list-offers.ts'
import { offerName, unsaidSize } from '../offers/offer-text.ts'
import styles from './list-line.module.css'
import type { ListEdits } from './use-list-edits.ts'

interface ListLineProps {
  readonly offer: ListOffer
  /** Null for a list that cannot be edited here. */
  readonly edits: ListEdits | null
  readonly onTransfer?: (sku: string, name: string) => void
}

/** A product of a list with its problem, quantity and cost. @source PROD-89 */
export function ListLine({ offer, edits, onTransfer }: ListLineProps) {
  const words = useMessages('lists').saved
  const { sku, quantity, match } = offer
  const name = offerName(offer)
  return (
    <li className={styles.line} data-sku={sku}>
      <span className={styles.picture}>
        {match && (
          <Picture picture={match.variant?.picture ?? match.product.picture} size="line" displayWidth="4rem" isDecorative />
        )}
      </span>
      <Facts offer={offer}>
        {edits && !edits.isWishlist && match && offer.problem?.kind === 'variant' && (
          <VariantChoice product={match.product} onChoose={(chosen) => edits.choose(sku, chosen)} />
        )}
      </Facts>
      <div className={styles.sum}>
        {edits && !edits.isWishlist ? (
          <QuantityStepper
            name={`quantity-${sku}`}
            label={words.quantityFor(name)}
            quantity={quantity}
            limits={(match?.variant ?? match?.product)?.stock?.limits}
            changes="leaving"
            onChange={(next) => edits.setQuantity(sku, next)}
          />
        ) : (
          <span className={styles.quantity}>× {quantity}</span>
        )}
        <Amounts offer={offer} />
      </div>
      {edits && onTransfer && (
        <div className={styles.ways}>
          <button
            type="button"
            aria-label={words.transfer(name)}
            title={words.transfer(name)}
            onClick={() => onTransfer(sku, name)}
          >
            <Icon name="rows" />
          </button>
          <button type="button" aria-label={words.remove(name)} title={words.remove(name)} onClick={() => edits.remove(offer)}>
            <Icon name="bin" />
          </button>
        </div>
      )}
    </li>
  )
}

function Facts({ offer, children }: { readonly offer: ListOffer; readonly children: ReactNode }) {
  const words = useMessages('lists').saved
  const { match, sku, isLoading } = offer
  const url = (match?.variant ?? match?.product)?.url
  const size = match && unsaidSize(match, offerName(offer))
  return (
    <div className={styles.about} aria-busy={isLoading || undefined}>
      <h3 className={styles.name}>{url ? <Link to={url}>{unbrokenSizes(offerName(offer))}</Link> : <bdi>{sku}</bdi>}</h3>
      <p className={styles.facts}>
        {size && <span>{unbrokenSizes(size)}</span>}
        {match && (
          <span>
            {words.sku} {sku}
          </span>
        )}
        {isLoading && <span>{words.loading}</span>}
      </p>
      {children || <Problem offer={offer} />}
    </div>
  )
}

function Problem({ offer: { problem } }: { readonly offer: ListOffer }) {
  const words = useMessages('lists').saved
  if (!problem) return null
  const text = problem.kind === 'unknown' ? words.gone : problem.kind === 'unseen' ? words.unseen : problemText(problem)
  return (
    <p className={styles.problem} data-kind={problem.kind}>
      {text}
    </p>
  )
}

/** The cost of the line, or a note if there is no firm price. @source SAVE-10 */
function Amounts({ offer: { amounts, match, quantity } }: { readonly offer: ListOffer }) {
  const words = useMessages('lists').saved
  const { from, each, perPack } = useMessages('catalog').price
  const { money } = useFormat()
  if (!match) return null
  const { final, breaks, isUnknown, unit } = (match.variant ?? match.product).price
  return (
    <div className={styles.amounts}>
      {amounts ? (
        <>
          <p className={styles.amount}>
            <PreferredVat price={toNetAndGross(amounts.total, money)} />
          </p>
          {quantity > 1 && (
            <p className={styles.unit}>
              <PreferredVat price={toNetAndGross(amounts.each, money)} /> {isPack(unit) ? perPack : each}
            </p>
          )}
          <QuantityPrice breaks={breaks} quantity={quantity} isPack={isPack(unit)} isEachShown />
        </>
      ) : (
        <p className={styles.unit}>
          {isUnknown ? (
            words.noPrice
          ) : (
            <>
              {from} <PreferredVat price={final} />
            </>
          )}
        </p>
      )}
    </div>
  )
}
