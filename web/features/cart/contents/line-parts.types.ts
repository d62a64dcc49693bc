import type { ComponentType } from 'react'
import type { Purchase } from '../purchase.types.ts'
import type { VisibleLine } from '../state/cart-state.ts'

export interface LineEditorProps {
  readonly line: VisibleLine
  /** Called with what is to take the line's place. */
  readonly onSave: (purchase: Purchase) => void
  readonly onClose: () => void
}

/** What can be had in the place of a line that is out of stock. */
export interface LineAlternativesProps {
  readonly line: VisibleLine
}

/** What whoever shows the cart brings for its lines: it knows products, which know the cart. */
export interface LineParts {
  /** Where a line is exchanged for another variant. */
  readonly Editor: ComponentType<LineEditorProps>
  readonly Alternatives: ComponentType<LineAlternativesProps>
}
