import { Suspense, useState } from 'react'
import { quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { unbrokenSizes } from '#schema/rules/unbroken-sizes.ts'
import { Icon } from '../../../../components/icon.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { QuantityStepper } from '../../../../components/quantity/quantity-stepper.tsx'
import { late } from '../../../../late/late.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { GroupPlace } from '../lines/line-group.ts'
import type { Purchase } from '../purchase.types.ts'
import { LimitNote, QuantityPrice } from '../quantity-notes.tsx'
import styles from './cart-line.module.css'
import { LineAmount, UnitAmount } from './line-amount.tsx'
import { LineFacts } from './line-facts.tsx'
import type { LineParts } from './line-parts.types.ts'

export const RemoveQuestion = late(async () => (await import('./late/remove-question.tsx')).RemoveQuestion)

interface CartLineProps {
  readonly line: VisibleLine
  readonly place: GroupPlace
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
  readonly onReplace: (purchase: Purchase) => void
  /** Components for replacing the line; without them the line cannot be replaced. */
  readonly parts: LineParts | undefined
}

/** @source CART-20, CART-46, PROD-89 */
export function CartLine({ line, place, onQuantity, onRemove, onReplace, parts }: CartLineProps) {
  const words = useMessages('cart')
  const [isConfirming, setConfirming] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { name, url, picture, stock, priceSteps } = line
  return (
    <li className={styles.line} data-joined={place.isJoined || undefined}>
      <span className={styles.picture}>
        {picture && <Picture picture={picture} size="line" displayWidth="5rem" isDecorative />}
      </span>
      <div className={styles.about}>
        <LineFacts line={line} repeatsText={place.repeatsText}>
          <h3 className={styles.name}>{url === null ? unbrokenSizes(name) : <Link to={url}>{unbrokenSizes(name)}</Link>}</h3>
        </LineFacts>
        {/* Carts stored by older versions have no price steps. */}
        {priceSteps?.[0] && (
          <Suspense>
            <QuantityPrice breaks={priceSteps} quantity={line.quantity} isPack={line.isPack === true} isEachShown />
          </Suspense>
        )}
        {parts && line.optionAnswers.length > 0 && (
          <Suspense>
            <parts.EditList lineKey={line.key} />
          </Suspense>
        )}
      </div>
      <div className={styles.sum}>
        <LineQuantity line={line} onQuantity={onQuantity} />
        <div className={styles.amounts}>
          <LineAmount line={line} />
          <UnitAmount line={line} />
        </div>
      </div>
      <div className={styles.ways}>
        {parts && line.parentSku !== null && (
          <LineButton icon="edit" text={words.edit.open} name={name} isOpen={isEditing} onToggle={setEditing} />
        )}
        <LineButton icon="bin" text={words.remove} name={name} isOpen={isConfirming} onToggle={setConfirming} />
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
      {isConfirming && (
        <Suspense>
          <RemoveQuestion question={words.removeQuestion(name)} onYes={onRemove} onNo={() => setConfirming(false)} />
        </Suspense>
      )}
      {parts && stock?.status === 'OUT_OF_STOCK' && (
        <Suspense>
          <parts.Alternatives sku={line.parentSku ?? line.sku} name={line.name} />
        </Suspense>
      )}
    </li>
  )
}

interface LineButtonProps {
  readonly icon: 'edit' | 'bin'
  readonly text: string
  /** Name of the product. */
  readonly name: string
  /** The form or question behind the button is open. */
  readonly isOpen: boolean
  readonly onToggle: (opens: boolean) => void
}

/** Can be pressed while its form or question is open, because a disabled button loses the focus. @source CART-50 */
function LineButton({ icon, text, name, isOpen, onToggle }: LineButtonProps) {
  return (
    <button type="button" aria-expanded={isOpen} title={text} onClick={() => onToggle(!isOpen)}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {text} {name}
      </span>
    </button>
  )
}

/** An invalid quantity stays in the field with its error, and the cart keeps the previous one. */
function LineQuantity({ line: { key, name, quantity, stock }, onQuantity }: Pick<CartLineProps, 'line' | 'onQuantity'>) {
  const words = useMessages('cart')
  const [invalidQuantity, setInvalidQuantity] = useState<number | null>(null)
  const limits = stock?.limits
  const change = (next: number) => {
    const isValid = quantityProblem(next, limits) === null
    setInvalidQuantity(isValid ? null : next)
    if (isValid && next !== quantity) onQuantity(next)
  }
  return (
    <QuantityStepper
      name={`quantity-${key}`}
      label={words.quantityFor(name)}
      quantity={invalidQuantity ?? quantity}
      limits={limits}
      note={limits && <LimitNote limits={limits} quantity={invalidQuantity ?? quantity} />}
      changes="leaving"
      onChange={change}
    />
  )
}
