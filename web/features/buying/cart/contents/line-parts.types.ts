import type { ComponentType, ReactNode } from 'react'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { Purchase } from '../purchase.types.ts'

export interface LineEditorProps {
  readonly line: VisibleLine
  readonly onSave: (purchase: Purchase) => void
  readonly onClose: () => void
}

export interface LineAlternativesProps {
  /** The sku of the product's page. */
  readonly sku: string
  readonly name: string
}

/** Components for cart lines, provided by the page. They depend on the product feature, which itself depends on the cart. */
export interface LineParts {
  readonly Editor: ComponentType<LineEditorProps>
  readonly Alternatives: ComponentType<LineAlternativesProps>
  /** Links a line with answers to the form they were entered in; renders nothing if there is no such form. */
  readonly EditList: ComponentType<{ readonly lineKey: string }>
}

/** Components for the cart page. */
export interface CartParts extends LineParts {
  /** The related products of a product, by the sku of its page. */
  readonly Related: ComponentType<{ readonly sku: string; readonly waiting: ReactNode }>
}
