import { Suspense, useEffect, useRef, useState } from 'react'
import { UndoNotice } from '../../../../components/undo-notice.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import { useCart } from '../device/use-cart.ts'
import { groupLines, groupPlace } from '../lines/line-group.ts'
import styles from './cart-contents.module.css'
import { CartLine, RemoveQuestion } from './cart-line.tsx'
import type { LineParts } from './line-parts.types.ts'

/** All lines of the cart, with undo for removed lines while the page stays open. */
export function CartContents({ parts }: { readonly parts?: LineParts }) {
  const words = useMessages('cart')
  const format = useFormat()
  const { cart, device } = useCart()
  const [removed, setRemoved] = useState<readonly VisibleLine[]>([])
  const [isClearing, setClearing] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const isRestoring = useRef(false)
  // An empty list is hidden, so it takes the focus once its lines are back.
  useEffect(() => {
    if (!isRestoring.current || !cart?.lines.length) return
    isRestoring.current = false
    list.current?.focus()
  }, [cart])
  const remove = (lines: readonly VisibleLine[]) => {
    device().remove(lines)
    setRemoved(lines)
    setClearing(false)
  }
  const undo = () => {
    device().restore(removed)
    setRemoved([])
    isRestoring.current = true
  }
  const lines = groupLines(cart?.lines ?? [])
  return (
    <>
      {removed.length > 0 && (
        <UndoNotice key={removed[0]?.key} onUndo={undo}>
          {words.removed(format.list(removed.map(({ name }) => name)))}
        </UndoNotice>
      )}
      <ul ref={list} className={styles.lines} aria-label={words.lines} tabIndex={-1}>
        {lines.map((line, position) => (
          <CartLine
            key={line.key}
            line={line}
            place={groupPlace(lines, position)}
            parts={parts}
            onQuantity={(quantity) => device().setQuantity(line.key, quantity)}
            onRemove={() => remove([line])}
            onReplace={(purchase) => device().replace(line.key, purchase)}
          />
        ))}
      </ul>
      {cart && cart.lines.length > 1 && !isClearing && (
        <button type="button" className={styles.clear} onClick={() => setClearing(true)}>
          {words.clear}
        </button>
      )}
      {cart && isClearing && (
        <Suspense>
          <RemoveQuestion question={words.clearQuestion} onYes={() => remove(cart.lines)} onNo={() => setClearing(false)} />
        </Suspense>
      )}
    </>
  )
}
