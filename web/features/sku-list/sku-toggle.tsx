import type { ReactNode } from 'react'
import type { ChosenSkus } from './chosen-skus.ts'
import styles from './sku-toggle.module.css'

interface SkuToggleProps {
  readonly list: ChosenSkus
  readonly sku: string
  /** Of the product. */
  readonly name: string
  /** A box with a tick, a heart, or a heart alone in the corner of a card. */
  readonly look: 'box' | 'heart' | 'corner'
  /** What the list is called; a second text stands for the first while the product is in it. */
  readonly children: ReactNode
}

/** Takes a product into a list and out of it. */
export function SkuToggle({ list, sku, name, look, children }: SkuToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-look={look}
      data-sku={sku}
      aria-pressed={list.useIsChosen(sku)}
      onClick={() => list.toggle(sku)}
    >
      {children} <span className="visually-hidden">{name}</span>
    </button>
  )
}
