import type { ComponentType } from 'react'
import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { Purchase } from '../purchase.types.ts'

export interface LineEditorProps {
  readonly line: VisibleLine
  /** Called with the purchase that replaces the line. */
  readonly onSave: (purchase: Purchase) => void
  readonly onClose: () => void
}

/** Props for the alternatives to an out-of-stock line. */
export interface LineAlternativesProps {
  readonly line: VisibleLine
}

/**
 * Components that whoever renders the cart provides for its lines. They depend on the product feature, which itself depends on the
 * cart.
 */
export interface LineParts {
  /** Lets the shopper change the variant of a line. */
  readonly Editor: ComponentType<LineEditorProps>
  readonly Alternatives: ComponentType<LineAlternativesProps>
}
