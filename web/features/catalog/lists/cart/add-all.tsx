import { useRef } from 'react'
import { PrimaryButton, QuietButton, SecondaryButton } from '../../../../components/button.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { showMiniCart } from '../../../buying/cart/index.ts'
import { problemText } from '../../quick-order/index.ts'
import type { ListOffer } from '../offers/list-offers.ts'
import { offerName } from '../offers/offer-text.ts'
import styles from './add-all.module.css'
import { useAddAll } from './use-add-all.ts'

/** Adds all products of a list to the cart in one change, and names the products that cannot be added. @source SAVE-6, SAVE-11 */
export function AddAll({ offers }: { readonly offers: readonly ListOffer[] }) {
  const words = useMessages('lists').saved
  const { failed } = useMessages('catalog').cart
  const { state, isBusy, ready, refused, added, rejected, add, startAgain } = useAddAll(offers)
  const isDone = state === 'done' && added.size > 0
  const isWhole = isDone && ready.length === 0
  // The same button throughout, because a button that is replaced loses the focus.
  const main = useRef<HTMLButtonElement>(null)
  const label = state === 'adding' ? words.adding : isDone ? words.addRest(ready.length) : words.addAll(ready.length)
  return (
    <div className={styles.all}>
      <div className={styles.ways}>
        <PrimaryButton
          ref={main}
          aria-busy={state === 'adding'}
          aria-disabled={!isWhole && (isBusy || ready.length === 0)}
          onClick={() => (isWhole ? showMiniCart(true) : void add())}
        >
          {isWhole ? words.showCart : label}
        </PrimaryButton>
        {isDone && !isWhole && <SecondaryButton onClick={() => showMiniCart(true)}>{words.showCart}</SecondaryButton>}
        {isWhole && (
          <QuietButton
            onClick={() => {
              startAgain()
              main.current?.focus()
            }}
          >
            {words.addAgain}
          </QuietButton>
        )}
      </div>
      <div role="status">
        {state === 'done' && <p>{added.size > 0 ? words.added(added.size) : failed}</p>}
        {state === 'done' && (refused.length > 0 || rejected.size > 0) && (
          <Refusals offers={[...refused, ...ready.filter(({ sku }) => rejected.has(sku))]} />
        )}
      </div>
    </div>
  )
}

function Refusals({ offers }: { readonly offers: readonly ListOffer[] }) {
  const words = useMessages('lists').saved
  const reason = ({ problem }: ListOffer) =>
    problem === null ? words.rejected : problem.kind === 'unknown' ? words.gone : problemText(problem)
  if (offers.length === 0) return null
  return (
    <>
      <p>{words.notAdded}</p>
      <ul className={styles.refused}>
        {offers.map((offer) => {
          const url = (offer.match?.variant ?? offer.match?.product)?.url
          return (
            <li key={offer.sku}>
              {url ? <Link to={url}>{offerName(offer)}</Link> : <bdi>{offer.sku}</bdi>}: {reason(offer)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
