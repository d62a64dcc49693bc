import type { ReactNode } from 'react'
import type { SkuListStore } from './sku-list-store.ts'
import styles from './sku-toggle.module.css'

interface SkuToggleProps {
  readonly list: SkuListStore
  readonly sku: string
  readonly name: string
  /** A checkbox, a heart, or a small heart in the corner of a card. */
  readonly look: 'box' | 'heart' | 'corner'
  /** The label; a second text replaces the first while the product is in the list. */
  readonly children: ReactNode
}

/** A toggle button for a product in a list. */
export function SkuToggle({ list, sku, name, look, children }: SkuToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-look={look}
      data-sku={sku}
      aria-pressed={list.useHas(sku)}
      onClick={() => list.toggle(sku)}
    >
      {children} <span className="visually-hidden">{name}</span>
    </button>
  )
}
