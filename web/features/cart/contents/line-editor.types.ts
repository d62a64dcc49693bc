import type { ComponentType } from 'react'
import type { Purchase } from '../purchase.types.ts'
import type { VisibleLine } from '../state/cart-state.ts'

export interface LineEditorProps {
  readonly line: VisibleLine
  /** Called with what is to take the line's place. */
  readonly onSave: (purchase: Purchase) => void
  readonly onClose: () => void
}

/** Where a line is exchanged for another variant. It knows products, which know the cart, so whoever shows the cart brings it. */
export type LineEditorComponent = ComponentType<LineEditorProps>
