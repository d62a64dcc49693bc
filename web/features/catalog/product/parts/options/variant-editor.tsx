import { useState } from 'react'
import type { ConfigurableView, VariantView } from '../../product.types.ts'
import { Options } from './options.tsx'
import { chooseValue, chosenLabels, findVariant, toChoice } from './variant-choice.ts'

interface VariantEditorProps {
  readonly product: ConfigurableView
  /** The initially chosen variant; ignored if it no longer exists. */
  readonly sku: string
  /** Called with every choice; the variant is null while the choice is incomplete. */
  readonly onChoose: (variant: VariantView | null, labels: ReturnType<typeof chosenLabels>) => void
}

/** The options of a configurable product outside its own page; the URL does not change. */
export function VariantEditor({ product, sku, onChoose }: VariantEditorProps) {
  const [choice, setChoice] = useState(() => toChoice(product.variants.find((variant) => variant.sku === sku) ?? null))
  const choose = (attributeCode: string, valueId: string) => {
    const next = chooseValue(product, choice, attributeCode, valueId)
    setChoice(next)
    onChoose(findVariant(product, next), chosenLabels(product, next))
  }
  return <Options product={product} state={{ choice, choose }} />
}
