import { Link } from '../../../../components/links/link.tsx'
import type { NewNotice } from '../../../../components/notifications/index.ts'
import { Picture } from '../../../../components/picture.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { isLongText } from '../lines/line-group.ts'
import { optionsNotInName } from '../lines/options-not-in-name.ts'
import styles from './added-card.module.css'
import { pageSku, useGoesWith } from './goes-with.ts'
import { OtherProducts } from './other-products.tsx'

interface AddedCardProps {
  readonly message: string
  /** The shop's own checkout; null for an external one. */
  readonly checkout: Required<NewNotice>['action']
  readonly lines: readonly NewLine[]
  readonly onLeave: () => void
}

/** The products that were added to the cart, with links to continue. @source NOTICE-5 */
export function AddedCard({ message, checkout, lines, onLeave }: AddedCardProps) {
  const words = useMessages('cart')
  const picture = lines[0]?.line.picture
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const options = lines.length === 1 ? lines.flatMap(({ line }) => optionsNotInName(line)) : []
  const others = useGoesWith(pageSku(lines))
  const values = options.filter((option) => !isLongText(option)).map(({ value }) => value)
  return (
    <div className={styles.card}>
      {picture && (
        <span className={styles.picture}>
          <Picture picture={picture} size="line" displayWidth="4rem" isDecorative />
        </span>
      )}
      <div className={styles.text}>
        <p>{message}</p>
        <p className={styles.goods}>
          <strong>{lines.map(({ line: { name } }) => name).join(', ')}</strong>{' '}
          <span>{[words.notices.count(count), ...values].join(' · ')}</span>
        </p>
      </div>
      <p className={styles.ways}>
        <Link to="/cart" onClick={onLeave}>
          {words.toCart}
        </Link>{' '}
        {checkout && (
          <Link to={checkout.to} onClick={onLeave}>
            {checkout.label}
          </Link>
        )}
      </p>
      <OtherProducts products={others} onLeave={onLeave} />
    </div>
  )
}
