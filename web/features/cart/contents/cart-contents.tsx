import { useRef, useState } from 'react'
import { useMessages } from '../../../messages/use-messages.tsx'
import { useCart } from '../device/use-cart.ts'
import type { VisibleLine } from '../state/cart-state.ts'
import styles from './cart-contents.module.css'
import { CartLine } from './cart-line.tsx'
import { RemovedLines } from './removed-lines.tsx'

/** Every line of the cart; what was taken out can be brought back as long as one stays here. */
export function CartContents() {
  const words = useMessages('cart')
  const { cart, device } = useCart()
  const [removed, setRemoved] = useState<readonly VisibleLine[]>([])
  const list = useRef<HTMLUListElement>(null)
  const remove = (line: VisibleLine) => {
    device().remove([line])
    setRemoved([line])
  }
  const undo = () => {
    device().restore(removed)
    setRemoved([])
    list.current?.focus()
  }
  return (
    <>
      {removed.length > 0 && <RemovedLines key={removed[0]?.key} lines={removed} onUndo={undo} />}
      <ul ref={list} className={styles.lines} aria-label={words.lines} tabIndex={-1}>
        {cart?.lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            onQuantity={(quantity) => device().setQuantity(line.key, quantity)}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
    </>
  )
}
