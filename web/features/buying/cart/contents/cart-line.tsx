import { Suspense, useState } from 'react'
import type { StockSignFragment } from '#schema/generated/operations.ts'
import { quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { PreferredVat } from '../../../../components/price/both-vat.tsx'
import { QuantityStepper } from '../../../../components/quantity-stepper.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { LimitNote } from '../limit-note.ts'
import type { Purchase } from '../purchase.types.ts'
import styles from './cart-line.module.css'
import { LineAmount } from './line-amount.tsx'
import type { LineParts } from './line-parts.types.ts'
import { RemoveQuestion } from './remove-question.tsx'

interface CartLineProps {
  readonly line: VisibleLine
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  readonly onReplace: (purchase: Purchase) => void
  /** Components for replacing the line; without them the line cannot be replaced. */
  readonly parts: LineParts | undefined
}

/** @source CART-20 */
export function CartLine({ line, onQuantity, onRemove, onReplace, parts }: CartLineProps) {
  const words = useMessages('cart')
  const [isConfirming, setConfirming] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { key, name, sku, url, picture, options, unitPrice, quantity, stock, missingComponents } = line
  const limits = stock?.limits
  /** An invalid quantity stays in the field with its error, and the cart keeps the previous one. */
  const [invalidQuantity, setInvalidQuantity] = useState<number | null>(null)
  const change = (next: number) => {
    const isValid = quantityProblem(next, limits) === null
    setInvalidQuantity(isValid ? null : next)
    if (isValid && next !== quantity) onQuantity(next)
  }
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} size="line" displayWidth="5rem" isDecorative />}
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>{url === null ? name : <Link to={url}>{name}</Link>}</h3>
        {options.map(({ label, value }) => (
          <p key={label} className={styles.fact}>
            {label}: {value}
          </p>
        ))}
        <p className={styles.fact}>
          {words.sku} {sku}
        </p>
        {unitPrice && (
          <p className={styles.fact}>
            <PreferredVat price={unitPrice} /> {words.each}
          </p>
        )}
        <LineStock stock={stock} quantity={quantity} missing={missingComponents} />
      </div>
      <div className={styles.sum}>
        <QuantityStepper
          name={`quantity-${key}`}
          label={words.quantityOf(name)}
          quantity={invalidQuantity ?? quantity}
          limits={limits}
          note={
            limits && (
              <Suspense>
                <LimitNote limits={limits} quantity={invalidQuantity ?? quantity} />
              </Suspense>
            )
          }
          changes="leaving"
          onChange={change}
        />
        <LineAmount line={line} />
      </div>
      {isEditing && parts && (
        <Suspense>
          <parts.Editor
            line={line}
            onClose={() => setEditing(false)}
            onSave={(purchase) => {
              setEditing(false)
              onReplace(purchase)
            }}
          />
        </Suspense>
      )}
      {isConfirming ? (
        <RemoveQuestion question={words.removeQuestion(name)} onYes={onRemove} onNo={() => setConfirming(false)} />
      ) : (
        <p className={styles.ways}>
          {parts && line.parentSku !== null && !isEditing && (
            <button type="button" onClick={() => setEditing(true)}>
              {words.edit.open} <span className="visually-hidden">{name}</span>
            </button>
          )}
          <button type="button" onClick={() => setConfirming(true)}>
            {words.remove} <span className="visually-hidden">{name}</span>
          </button>
        </p>
      )}
      {parts && stock?.status === 'OUT_OF_STOCK' && (
        <Suspense>
          <parts.Alternatives line={line} />
        </Suspense>
      )}
    </li>
  )
}

interface LineStockProps {
  readonly stock: StockSignFragment | null
  readonly quantity: number
  /** Out-of-stock components of a bundle; undefined in carts stored by older versions. */
  readonly missing: readonly string[] | undefined
}

/** @source TEXT-24 */
function LineStock({ stock, quantity, missing = [] }: LineStockProps) {
  const words = useMessages('cart').stock
  if (missing.length > 0) return <p className={styles.problem}>{words.missing(missing)}</p>
  if (!stock || stock.status === 'VOLATILE') return null
  const isOutOfStock = stock.status === 'OUT_OF_STOCK'
  const most = stock.quantity !== null && stock.quantity > 0 && quantity > stock.quantity ? stock.quantity : null
  if (!isOutOfStock && most === null) return <p className={styles.inStock}>{words.there}</p>
  return <p className={styles.problem}>{isOutOfStock || most === null ? words.gone : words.only(most)}</p>
}
